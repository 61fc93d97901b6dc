import { problem, type SiteProblem } from '../../problems/problem'

/** Lines that version control puts around the two sides of a conflict; the line between the sides may be a heading in Markdown. */
const MARKER = /^(?:<{7}|>{7})(?: .*)?$/

/** Each conflict of version control that a text still holds, at its first marker. */
export function conflictProblems(file: string, text: string): SiteProblem[] {
  if (!/^[<>]{7}/m.test(text)) return []
  let isOpen = false
  return text.split('\n').flatMap((line, index) => {
    if (!MARKER.test(line)) return []
    const starts = line.startsWith('<') || !isOpen
    isOpen = line.startsWith('<')
    return starts ? [problem('file/conflict', { file, line: index + 1, column: 1 })] : []
  })
}
