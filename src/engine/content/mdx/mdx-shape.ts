/** Cells of a row of a table as it was written: a sign `|` with a backslash before it is a part of a cell. */
export const cellsOf = (row: string): number =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length

/** Whether code that starts with a line of backticks or tildes ends with one. */
export function isFenceClosed(written: string): boolean {
  const fence = /^(`{3,}|~{3,})/.exec(written)?.[1]
  const last = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(written.trimEnd())?.[1]
  return fence === undefined || last?.startsWith(fence) === true
}
