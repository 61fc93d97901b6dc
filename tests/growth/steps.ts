import { ROOT } from '../support/run-command'

/** How many items were looked at, by the place in the code that asked for them: `src/site/graph/related.ts:17:6`. */
export type Steps = ReadonlyMap<string, number>

type Items = readonly unknown[]
type Method = (this: Items, ...args: unknown[]) => unknown

/** Methods that look at all items. */
const OF_ALL = ['filter', 'map', 'flatMap', 'forEach', 'reduce', 'toSorted', 'sort', 'join', 'concat', 'toReversed', 'entries'] as const
/** Methods that stop at an item, with what a method that found none returns. */
const UP_TO_ONE = { find: undefined, findLast: undefined, findIndex: -1, indexOf: -1, includes: false, some: false, every: true } as const

/**
 * Counts the steps of work: how many items the methods of arrays look at. Numbers of items do not depend on the machine, as times do. Loops
 * that are written as `for` are not counted themselves, only what they call.
 */
export function stepsOf(work: () => void): Steps {
  const steps = new Map<string, number>()
  const count = (items: number) => {
    const place = callerOf()
    if (place !== undefined) steps.set(place, (steps.get(place) ?? 0) + items)
  }
  const restore = [
    ...OF_ALL.map((name) =>
      replaced(
        name,
        (original) =>
          function (...args) {
            count(this.length)
            return original.apply(this, args)
          },
      ),
    ),
    ...Object.entries(UP_TO_ONE).map(([name, none]) =>
      replaced(
        name,
        (original) =>
          function (...args) {
            const found = original.apply(this, args)
            count(found === none ? this.length : 1)
            return found
          },
      ),
    ),
  ]
  const { stackTraceLimit, prepareStackTrace } = Error
  Error.stackTraceLimit = DEPTH + 1
  // Without this, each stack would be translated by source maps.
  Error.prepareStackTrace = (_, sites) => sites
  try {
    work()
  } finally {
    Object.assign(Error, { stackTraceLimit, prepareStackTrace })
    for (const undo of restore) undo()
  }
  return steps
}

/** Replaces a method of arrays, and returns the function that puts it back. */
function replaced(name: string, make: (original: Method) => Method): () => void {
  const before = Object.getOwnPropertyDescriptor(Array.prototype, name)
  if (!before) throw new Error(`Arrays have no method ${name}.`)
  Object.defineProperty(Array.prototype, name, { ...before, value: make(before.value as Method) })
  return () => Object.defineProperty(Array.prototype, name, before)
}

/** The function of the project that called a method, with its place; undefined for one in a package. */
function callerOf(): string | undefined {
  const { stack } = new Error() as { stack: unknown }
  const site = Array.isArray(stack) ? (stack as NodeJS.CallSite[])[DEPTH] : undefined
  const path = site?.getFileName()?.replace(/^file:\/\//, '')
  if (!site || !path?.startsWith(ROOT) || path.includes('/node_modules/')) return undefined
  return `${path.slice(ROOT.length + 1)}:${site.getLineNumber()} ${site.getFunctionName() ?? ''}`.trimEnd()
}

/** Calls between this module and the code that is counted. */
const DEPTH = 3

/** A place that looks at more items than its input grows: how many, for each of the inputs. */
export type Growing = { place: string; steps: readonly [number, number, number] }

/** What the second half of an input may cost, of what the first half costs. Half a page of a list counts as a page. */
const AT_MOST = 2.5

/** How many items more than that a place may look at. */
const SLACK = 100

/**
 * The places that grow faster than their input, from the steps for an input, for one twice as large, and for one four times as large. Only
 * what grows is compared, since much is done once.
 */
export const growing = (once: Steps, twice: Steps, fourTimes: Steps): Growing[] =>
  [...fourTimes].flatMap(([place, last]) => {
    const steps = [once.get(place) ?? 0, twice.get(place) ?? 0, last] as const
    return last - steps[1] > AT_MOST * Math.max(0, steps[1] - steps[0]) + SLACK ? [{ place, steps }] : []
  })
