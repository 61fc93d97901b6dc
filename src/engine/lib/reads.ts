/** What some work has asked for: names, and what work within it has asked for. */
export type Reads = { names: Set<string>; within: Set<Reads> }

/** The work that is underway, the innermost last. */
const underway: Reads[] = []

/** Notes, for the work that is underway, that it has asked for something that has this name. */
export function noteRead(name: string): void {
  underway.at(-1)?.names.add(name)
}

/** Notes all that other work has asked for, without a look at it: an index over all entries has asked for thousands, and many ask for it. */
export function noteReads(reads: Reads): void {
  if (reads.names.size > 0 || reads.within.size > 0) underway.at(-1)?.within.add(reads)
}

/** Does work, which must end before it returns, and returns its value with what it asked for. */
export function withReads<Value>(work: () => Value): { value: Value; reads: Reads } {
  const reads: Reads = { names: new Set(), within: new Set() }
  underway.push(reads)
  try {
    return { value: work(), reads }
  } finally {
    underway.pop()
    noteReads(reads)
  }
}

/** The names of all that work has asked for. */
export function namesRead(reads: Reads): ReadonlySet<string> {
  if (reads.within.size === 0) return reads.names
  const names = new Set<string>()
  // What is added while it is gone through is gone through as well, and each once.
  const all = new Set([reads])
  for (const { names: own, within } of all) {
    for (const name of own) names.add(name)
    for (const one of within) all.add(one)
  }
  return names
}
