import { createContext } from 'react'
import { drawingBody } from '../../art/drawing'

/** The function that renders inline drawings. It is `noDrawing` when only links and ids of a page are needed, since drawings have none. */
export const DrawingContext = createContext(drawingBody)

/** Draws nothing. */
export const noDrawing: typeof drawingBody = () => ''
