/** A sentence of a text, and its index. */
export type Sentence = { text: string; index: number }

/** The end of a sentence: a mark, and spaces before a capital or a digit. In `e.g. this` there is none. */
const BETWEEN = /[.!?…]["'”’)]*\s+(?=["'“‘(]*[A-ZÀ-Þ\d])/g

/** The sentences of a text. The last one may have no mark at its end. */
export function sentencesOf(text: string): Sentence[] {
  const starts = [0, ...[...text.matchAll(BETWEEN)].map(({ 0: between, index }) => index + between.length)]
  return starts.flatMap((start, number) => {
    const sentence = text.slice(start, starts[number + 1])
    const indent = sentence.length - sentence.trimStart().length
    return sentence.trim() === '' ? [] : [{ text: sentence.trim(), index: start + indent }]
  })
}
