/** What the work that is underway has asked for so far, the innermost last. */
const underway: Set<string>[] = []

/** Notes, for the work that is underway, that it has asked for something that has this name. */
export function noteRead(name: string): void {
  underway.at(-1)?.add(name)
}

/** Notes several names. */
export function noteReads(names: Iterable<string>): void {
  for (const name of names) noteRead(name)
}

/** Does work, which must end before it returns, and returns its value with the names of all that it asked for. */
export function withReads<Value>(work: () => Value): { value: Value; reads: ReadonlySet<string> } {
  const reads = new Set<string>()
  underway.push(reads)
  try {
    return { value: work(), reads }
  } finally {
    underway.pop()
    noteReads(reads)
  }
}
