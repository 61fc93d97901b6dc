import { createContext } from 'react'
import { drawingBody } from '../../art/drawing'

/**
 * The function that draws inside a page. When only links and ids of a page are needed, it is `noDrawing`: drawing takes longer
 * than all else.
 */
export const DrawingContext = createContext(drawingBody)

/** Draws nothing. */
export const noDrawing: typeof drawingBody = () => ''
