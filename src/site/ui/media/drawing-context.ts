import { createContext } from 'react'
import { drawingBody } from '../../art/drawing'

/** What draws inside a page. Who reads only the links and ids of a page gives it `noDrawing`: no other part takes as long. */
export const DrawingContext = createContext(drawingBody)

/** A drawing left out. */
export const noDrawing: typeof drawingBody = () => ''
