import { createContext } from 'react'
import { drawingBody } from '../../art/drawing'

/** The function that draws inside a page. When only links and ids of a page are needed, it is `noDrawing`, since drawings have none. */
export const DrawingContext = createContext(drawingBody)

/** Draws nothing. */
export const noDrawing: typeof drawingBody = () => ''
