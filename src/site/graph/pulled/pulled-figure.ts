import type { Tone } from '../../art/tones'

/**
 * A figure pulled from a text, such as `31%`, with its sentence; without a figure, the sentence as a quotation. With a tone it breaks out
 * of the column, on a background of that tone, with the part of a whole that it tells.
 */
export type PulledFigure = { figure?: string; sentence: string; tone?: Tone; part?: Part }

/** A part of a whole, as counts. */
export type Part = { count: number; whole: number }
