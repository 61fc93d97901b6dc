import type { Tone } from '../../art/tones'

/**
 * A figure pulled from a text, such as `31%`, with its sentence; without a figure, the sentence as a quotation. With a tone it breaks out
 * of the column, on a background of that tone.
 */
export type PulledFigure = { figure?: string; sentence: string; tone?: Tone }
