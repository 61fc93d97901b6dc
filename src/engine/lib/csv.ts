/** A row of a table in CSV (RFC 4180): the line on which it starts, from 1, and its fields. */
type Row = { line: number; fields: readonly string[] }

/** A field and its terminator: in double quotes, or up to the next comma or the end of the line. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/y

/** The rows of a table. Undefined if a double quote is not closed, or is in a field without quotes. */
export function csvRows(text: string): Row[] | undefined {
  const rows: Row[] = []
  const whole = text.replace(/\r\n/g, '\n').replace(/\n$/, '')
  let fields: string[] = []
  let [at, line, start] = [0, 1, 1]
  for (;;) {
    FIELD.lastIndex = at
    const [found, quoted, plain = '', end = ''] = FIELD.exec(whole) ?? []
    if (found === undefined) return undefined
    fields.push(quoted?.replaceAll('""', '"') ?? plain)
    at += found.length
    line += found.split('\n').length - 1
    if (end === ',') continue
    rows.push({ line: start, fields })
    if (end === '') return rows
    fields = []
    start = line
  }
}

/** A field as a row holds it: in double quotes where it needs them. */
export const csvField = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
