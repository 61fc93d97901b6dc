import { problem, type SiteProblem } from '../../problems/problem'

/** Lines that version control puts around a conflict. The line between the two sides is not searched: it may be a heading in Markdown. */
const MARKER = /^(?:<{7}|>{7})(?: .*)?$/

/** Finds the conflicts of version control in a text, each at its first line. */
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
