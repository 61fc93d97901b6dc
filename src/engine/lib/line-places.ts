/** A line and a column of a text; both start at 1. */
export type LinePlace = { line: number; column: number }

/** The line and column of an offset in a text. */
export function lineAt(text: string, offset: number): LinePlace {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

/** The offset of a line and column in a text. */
export function offsetAt(text: string, { line, column }: LinePlace): number {
  let start = 0
  for (let number = 1; number < line; number++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

/** The line and column, in the whole text, of an offset in a part that begins at a given place. */
export function placeAfter({ line, column }: LinePlace, part: string, offset: number): LinePlace {
  const inPart = lineAt(part, offset)
  return inPart.line === 1 ? { line, column: column + inPart.column - 1 } : { line: line + inPart.line - 1, column: inPart.column }
}

/** Makes a function from offsets in a text to places, for many calls. The starts of lines are found once, at the first call. */
export function linePlaces(text: string): (offset: number) => LinePlace {
  let starts: readonly number[] | undefined
  return (offset) => {
    starts ??= [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
    const index = lastUpTo(starts, offset)
    return { line: index + 1, column: offset - (starts[index] ?? 0) + 1 }
  }
}

/** The index of the last of ascending numbers that is not greater than a limit; 0 if all are greater. */
export function lastUpTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((numbers[middle] ?? 0) <= limit) low = middle
    else high = middle - 1
  }
  return low
}
