import type { Insertion } from '../../../renderer/define/scaffold'

/** Inserts lines into a text. Returns undefined if their place does not exist, or exists twice. */
export function inserted(text: string, insertion: Insertion): string | undefined {
  const lines = text.split('\n')
  const place = 'before' in insertion ? placeOfLine(lines, insertion.before) : placeOfImport(lines, insertion.text)
  return place === undefined ? undefined : lines.toSpliced(place, 0, ...insertion.text.split('\n')).join('\n')
}

function placeOfLine(lines: readonly string[], line: string): number | undefined {
  const place = lines.indexOf(line)
  return place === -1 || lines.includes(line, place + 1) ? undefined : place
}

/**
 * The index of the first import whose path sorts after the new one, else the index after the last import. Only imports from the same folder
 * are sorted.
 */
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
