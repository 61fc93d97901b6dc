import type { Insertion } from '../../renderer/define/scaffold'

/** A text with what is inserted, or undefined where its place is not there, or there twice. */
export function inserted(text: string, insertion: Insertion): string | undefined {
  const lines = text.split('\n')
  const place = 'before' in insertion ? placeOfLine(lines, insertion.before) : placeOfImport(lines, insertion.text)
  return place === undefined ? undefined : lines.toSpliced(place, 0, ...insertion.text.split('\n')).join('\n')
}

function placeOfLine(lines: readonly string[], line: string): number | undefined {
  const place = lines.indexOf(line)
  return place === -1 || lines.includes(line, place + 1) ? undefined : place
}

/** Before the first import whose address follows its own, else after the last. Only those from the same folder are in its order. */
function placeOfImport(lines: readonly string[], line: string): number | undefined {
  const own = addressIn(line)
  let start: number | undefined
  let end: number | undefined
  for (const [index, one] of lines.entries()) {
    if (one.startsWith('import ')) start = index
    const address = start === undefined ? undefined : addressIn(one)
    if (address === undefined) continue
    if (address.startsWith('./') && own !== undefined && address > own) return start
    start = undefined
    end = index + 1
  }
  return end
}

const addressIn = (line: string) => /from '([^']+)'$/.exec(line)?.[1]
