/** A sentence of a text, and where it starts. */
export type Sentence = { text: string; index: number }

/** From a first sign to what ends a sentence before another begins, or to the end of the text. */
const SENTENCE = /\S[\s\S]*?(?:[.!?…]["'”’)]*(?=\s+["'“‘(]*[\p{Lu}\d])|$)/gu

/** The sentences of a text. A period inside one, as in `e.g. this`, is followed by no capital. */
export const sentencesOf = (text: string): Sentence[] => [...text.matchAll(SENTENCE)].map((found) => ({ text: found[0], index: found.index }))
