/** A sentence of a text, and where it starts. */
export type Sentence = { text: string; index: number }

/** Between two sentences: a sign that ends one, and blanks before a capital or a figure. `e.g. this` is no such place. */
const BETWEEN = /[.!?…]["'”’)]*\s+(?=["'“‘(]*[A-ZÀ-Þ\d])/g

/** The sentences of a text. What has no sign at its end is one too. */
export function sentencesOf(text: string): Sentence[] {
  const starts = [0, ...[...text.matchAll(BETWEEN)].map(({ 0: between, index }) => index + between.length)]
  return starts.flatMap((start, number) => {
    const sentence = text.slice(start, starts[number + 1])
    const blank = sentence.length - sentence.trimStart().length
    return sentence.trim() === '' ? [] : [{ text: sentence.trim(), index: start + blank }]
  })
}
