// Tracking of dependencies: what a page was made from, so that the next build makes it again only if something of that has changed. A page
// that reads `bread.title` in `withReads` depends on `breads/rye fields`; an index that reads a hundred titles depends on `breads title`,
// the titles of all, since so many names would cost more than they save.

/**
 * Dependencies of one kind, such as the titles of breads: the name of that on a single one (`breads/rye fields`), and
 * that on all (`breads title`).
 */
export type Members = { nameOf: (member: object) => string; nameOfAll: string }

/**
 * The dependencies of some work: names, members by their kind (undefined stands for all of the kind), and the dependencies of work within
 * it, which are not copied.
 */
export type Reads = { names: Set<string>; members: Map<Members, Set<object> | undefined>; within: Set<Reads> }

/** Number of members from which all of them are taken to be asked for. */
const MANY = 100

/** The work that is underway, the innermost last. */
const underway: Reads[] = []

/** Notes, for the work that is underway, that it has asked for something that has this name. */
export function noteRead(name: string): void {
  underway.at(-1)?.names.add(name)
}

/** Notes, for the work that is underway, that it has asked for a member. */
export function noteMember(members: Members, member: object): void {
  const reads = underway.at(-1)
  if (reads) addMember(reads, members, member)
}

function addMember({ members }: Reads, of: Members, member: object) {
  const asked = members.get(of)
  if (asked) {
    asked.add(member)
    if (asked.size >= MANY) members.set(of, undefined)
  } else if (!members.has(of)) members.set(of, new Set([member]))
}

/** Notes all that other work has asked for. */
export function noteReads(reads: Reads): void {
  const outer = underway.at(-1)
  if (!outer) return
  if (reads.names.size > 0 || reads.within.size > 0) outer.within.add(reads)
  for (const [of, asked] of reads.members)
    if (!asked) outer.members.set(of, undefined)
    else for (const member of asked) addMember(outer, of, member)
}

/** Does work, which must end before it returns, and returns its value with what it asked for. */
export function withReads<Value>(work: () => Value): { value: Value; reads: Reads } {
  const reads = noReads()
  try {
    return { value: within(reads, work), reads }
  } finally {
    noteReads(reads)
  }
}

/** Does work without noting what it asks for: only for work on whose value nothing that is built depends. */
export const unnoted = <Value>(work: () => Value): Value => within(noReads(), work)

const noReads = (): Reads => ({ names: new Set(), members: new Map(), within: new Set() })

function within<Value>(reads: Reads, work: () => Value): Value {
  underway.push(reads)
  try {
    return work()
  } finally {
    underway.pop()
  }
}

/** The names of all that work has asked for. */
export function namesRead(reads: Reads): ReadonlySet<string> {
  const names = new Set<string>()
  // What is added while it is gone through is gone through as well, and each once.
  const all = new Set([reads])
  for (const { names: own, within } of all) {
    for (const name of own) names.add(name)
    for (const one of within) all.add(one)
  }
  for (const [{ nameOf, nameOfAll }, asked] of reads.members)
    if (!asked) names.add(nameOfAll)
    else for (const member of asked) names.add(nameOf(member))
  return names
}
