// A build notes what each page is made from, so that the next one makes again only what is affected: a page that reads `post.title` is made
// again only if a title changes. Work runs in `withReads`, entries call `noteMember` when somebody asks them for a field, and what was
// asked for has names, such as that of a field of an entry, whose values can be compared with those of the next build. Work that asks for a
// field of a hundred entries, such as an index, counts as having asked for that field of all of them: its names would be as many as the
// entries.

/**
 * Things of one kind that work asks for one by one, such as a field of the entries of a collection, and the names under which they are
 * noted.
 */
export type Members = { nameOf: (member: object) => string; nameOfAll: string }

/**
 * What some work has asked for: names, members (undefined where these are many), and what work within it has asked for, which is not
 * copied.
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
