// Dependency tracking: what a page was computed from, so that the next build renders it again only if a dependency has changed. A page that
// reads `bread.title` within `collectReads` depends on `breads/rye fields`; an index that reads a hundred titles depends on `breads title`,
// the titles of all, since that many single names would cost more than they save.

/**
 * Dependencies of one kind, such as on the titles of breads: the name of a dependency on one member (`breads/rye fields`), and on all of
 * them (`breads title`).
 */
export type Members = { nameOf: (member: object) => string; nameOfAll: string }

/**
 * The dependencies of some work: names, members by their kind (undefined stands for all of the kind), and the dependencies of nested work,
 * by reference.
 */
export type Reads = { names: Set<string>; members: Map<Members, Set<object> | undefined>; nested: Set<Reads> }

/** From this number of members on, one dependency on all of them is recorded instead. */
const MANY = 100

/** Stack of the work in progress, the innermost last. */
const underway: Reads[] = []

/** Records a dependency by its name, for the innermost work in progress. */
export function trackRead(name: string): void {
  underway.at(-1)?.names.add(name)
}

/** Records a dependency on a member, for the innermost work in progress. */
export function trackMember(members: Members, member: object): void {
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

/** Records all dependencies of other work, for the innermost work in progress. */
export function trackReads(reads: Reads): void {
  const outer = underway.at(-1)
  if (!outer) return
  if (reads.names.size > 0 || reads.nested.size > 0) outer.nested.add(reads)
  for (const [of, asked] of reads.members)
    if (!asked) outer.members.set(of, undefined)
    else for (const member of asked) addMember(outer, of, member)
}

/** Runs synchronous work, and returns its value and its dependencies. The work around it gets these too, even if it throws. */
export function collectReads<Value>(work: () => Value): { value: Value; reads: Reads } {
  const reads = noReads()
  try {
    return { value: within(reads, work), reads }
  } finally {
    trackReads(reads)
  }
}

/** Runs work without recording its dependencies: only for work on whose value no output depends. */
export const untracked = <Value>(work: () => Value): Value => within(noReads(), work)

const noReads = (): Reads => ({ names: new Set(), members: new Map(), nested: new Set() })

function within<Value>(reads: Reads, work: () => Value): Value {
  underway.push(reads)
  try {
    return work()
  } finally {
    underway.pop()
  }
}

/** The names of all dependencies of work, those of nested work included. */
export function dependencyNames(reads: Reads): ReadonlySet<string> {
  const names = new Set<string>()
  // A set also iterates over what is added meanwhile, each element once.
  const all = new Set([reads])
  for (const { names: own, nested } of all) {
    for (const name of own) names.add(name)
    for (const one of nested) all.add(one)
  }
  for (const [{ nameOf, nameOfAll }, asked] of reads.members)
    if (!asked) names.add(nameOfAll)
    else for (const member of asked) names.add(nameOf(member))
  return names
}
