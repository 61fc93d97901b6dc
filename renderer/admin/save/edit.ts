/** A change of a text: what is between two offsets is replaced. */
export type Edit = { from: number; to: number; text: string }

/** The text after all changes, of which no two touch the same place. Insertions at one offset keep their order. */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  edits
    .toReversed()
    .toSorted((one, other) => other.from - one.from)
    .reduce((before, { from, to, text: next }) => before.slice(0, from) + next + before.slice(to), text)
