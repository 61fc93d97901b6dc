/** The number of cells in a row of a table. A `|` after a backslash belongs to the text of a cell. */
export const cellsOf = (row: string): number =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length

/** Whether a block of code ends with the same fence that it starts with. */
export function isFenceClosed(written: string): boolean {
  const fence = /^(`{3,}|~{3,})/.exec(written)?.[1]
  const last = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(written.trimEnd())?.[1]
  return fence === undefined || last?.startsWith(fence) === true
}
