import { ROOT } from '../support/run-command'

/** How many items were looked at, by the place in the code that asked for them: `src/site/graph/related.ts:17:6`. */
export type Steps = ReadonlyMap<string, number>

type Method = (this: readonly unknown[], ...args: unknown[]) => unknown
type Count = (items: number) => void

/** Methods that call a function for each item that they look at. */
const CALLING = ['filter', 'map', 'flatMap', 'forEach', 'reduce', 'find', 'findLast', 'findIndex', 'some', 'every'] as const
/** Methods that look for a value. */
const SEARCHING = ['indexOf', 'includes'] as const
/** Methods that look at all items. */
const WHOLE = ['toSorted', 'sort', 'join', 'concat', 'toReversed'] as const

const calling =
  (count: Count) =>
  (original: Method): Method =>
    function (call, ...rest) {
      let items = 0
      const counted = function (this: unknown, ...args: unknown[]): unknown {
        items++
        return Reflect.apply(call as Method, this, args)
      }
      const result = original.call(this, counted, ...rest)
      count(items)
      return result
    }

const searching =
  (count: Count, indexOf: Method) =>
  (original: Method): Method =>
    function (...args) {
      const index = Number(indexOf.apply(this, args))
      count(index === -1 ? this.length : index + 1)
      return original.apply(this, args)
    }

const whole =
  (count: Count) =>
  (original: Method): Method =>
    function (...args) {
      count(this.length)
      return original.apply(this, args)
    }

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
  const indexOf = methodOf('indexOf')
  const restore = [
    ...CALLING.map((name) => replaced(name, calling(count))),
    ...SEARCHING.map((name) => replaced(name, searching(count, indexOf))),
    ...WHOLE.map((name) => replaced(name, whole(count))),
  ]
  const { stackTraceLimit } = Error
  const prepareStackTrace: unknown = Reflect.get(Error, 'prepareStackTrace')
  Error.stackTraceLimit = DEPTH + 1
  // Stacks are only places here. As texts they would be translated by source maps, which is slow.
  Error.prepareStackTrace = (_, sites) => placeOf(sites[DEPTH])
  try {
    work()
  } finally {
    Object.assign(Error, { stackTraceLimit, prepareStackTrace })
    for (const undo of restore) undo()
  }
  return steps
}

const methodOf = (name: string): Method => Reflect.get(Array.prototype, name) as Method

/** Replaces a method of arrays, and returns the function that puts it back. */
function replaced(name: string, make: (original: Method) => Method): () => void {
  const original = methodOf(name)
  const put = (value: Method) => {
    // oxlint-disable-next-line eslint/no-extend-native -- for the time of the work only; `for … in` must not meet it
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true, enumerable: false })
  }
  put(make(original))
  return () => put(original)
}

/** Calls between this module and the code that is counted: those of `callerOf`, of `count` and of the method. */
const DEPTH = 3

/** The place in the code that called a method. */
const callerOf = (): string | undefined => new Error().stack

/** A place in the project, with its function; undefined for one in a package. */
function placeOf(site: NodeJS.CallSite | undefined): string | undefined {
  const path = site?.getFileName()?.replace(/^file:\/\//, '')
  if (!site || !path?.startsWith(ROOT) || path.includes('/node_modules/')) return undefined
  return `${path.slice(ROOT.length + 1)}:${site.getLineNumber()} ${site.getFunctionName() ?? ''}`.trimEnd()
}

/** A place that looks at more items than its input grows: how many, for each of the inputs. */
export type Growing = { place: string; steps: readonly [number, number, number] }

/** How much more the step from two to four may cost than the step from one to two, which adds half as much: sorting takes a little more. */
const AT_MOST = 2.5

/** How many items more than that a place may look at, for lists whose last page is not full. */
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
