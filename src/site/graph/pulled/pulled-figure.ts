import type { Tone } from '../../art/tones'

/**
 * A figure of a text, such as `31%`, and the sentence that it is from, or a sentence without one as a quotation. With a tone it breaks out
 * of the column, on the ground of that.
 */
export type PulledFigure = { figure?: string; sentence: string; tone?: Tone }
