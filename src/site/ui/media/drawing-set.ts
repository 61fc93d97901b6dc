import { createContext } from 'react'
import type { NamedSet } from '../../art/drawing-address'

/** The set that holds the drawings of a part of a page. Without one, and in islands, each drawing is a file of its own. */
export const DrawingSet = createContext<NamedSet | undefined>(undefined)
