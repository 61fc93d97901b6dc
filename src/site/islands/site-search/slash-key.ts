import { readStored, store } from '../../../engine/islands/storage'

/** Key in `localStorage`. */
const KEY = 'slash'
const OFF = 'off'

/** Whether `/` opens the search. A shortcut of one character can be turned off, as speech input may trigger it by accident (WCAG 2.1.4). */
export const slashOpens = (): boolean => readStored(KEY) !== OFF

/** Stores whether `/` opens the search, and returns whether that worked; it fails if storage is blocked. */
export const keepSlash = (opens: boolean): boolean => store(KEY, opens ? null : OFF)
