import type { ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'

/** Milliseconds of work before the event loop gets a turn. */
const SLICE = 10

/** Milliseconds of pause after a response or a change of content, since a browser requests the files of a page after the page. */
const REST = 100

/** Schedules work that nobody waits for: it pauses while requests are answered. */
export type Background = {
  /** Pauses work until the response is closed, and a moment longer. */
  pauseDuring: (response: ServerResponse) => void
  /** Pauses work for a moment. */
  pause: () => void
  /** To be awaited between the steps of work. */
  whenIdle: () => Promise<void>
}

/** Makes the background of one server. */
export function createBackground(): Background {
  const open = new Set<ServerResponse>()
  let restUntil = 0
  let sliceUntil = 0
  const pause = () => {
    restUntil = performance.now() + REST
    sliceUntil = 0
  }
  return {
    pause,
    pauseDuring(response) {
      // The browser has gone already, and `close` will not be emitted again.
      if (response.closed) return
      open.add(response)
      sliceUntil = 0
      response.once('close', () => {
        open.delete(response)
        pause()
      })
    },
    async whenIdle() {
      if (performance.now() < sliceUntil) return
      await setImmediate()
      while (open.size > 0 || performance.now() < restUntil) await setTimeout(REST / 2)
      sliceUntil = performance.now() + SLICE
    },
  }
}

/** Does work step by step in the background. Ends and returns undefined when `isCurrent` returns false. */
export async function inBackground<Result>(
  steps: Generator<void, Result>,
  { whenIdle }: Pick<Background, 'whenIdle'>,
  isCurrent: () => boolean,
): Promise<Result | undefined> {
  for (await whenIdle(); isCurrent(); await whenIdle()) {
    const step = steps.next()
    if (step.done) return step.value
  }
  return undefined
}
