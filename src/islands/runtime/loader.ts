/// <reference types="vite/client" />
import type { Enhancement } from './defineEnhancement'
import type { IslandDefinition } from './defineIsland'
import { type Recorded, record } from './record'

/*
 * The one script of every page. It brings an island or an enhancement to life when it is due, and React only then.
 * Whatever fails leaves the HTML of the server in place, and the next intent tries again.
 */

const islands = import.meta.glob<{ default: IslandDefinition }>('../*/island.tsx')
const enhancements = import.meta.glob<{ default: Enhancement }>('../*/enhancement.ts')

// A click belongs to them: some browsers do not focus what is clicked, and a pointer may rest inside from the start.
const INTENT = ['pointerenter', 'focusin', 'touchstart', 'click']
/** How far below the window an island counts as visible. */
const NEAR = '200px'

function arm(element: HTMLElement) {
  const { island, enhance, when = 'idle', parameters = '' } = element.dataset
  const done = new AbortController()
  // What is due at once or when nothing else is to be done comes by itself; only who waits for a visitor can miss what one does.
  const recorded = island || when === 'intent' ? record(element, done.signal) : []
  let busy = false

  const run = async () => {
    if (enhance) {
      // Both at once: between the last thing that is recorded and its return a visitor could type on.
      const [module, again] = await Promise.all([
        enhancements[`../${enhance}/enhancement.ts`]?.(),
        when === 'intent' ? import('./replay') : undefined,
      ])
      return () => {
        module?.default.enhance(element)
        void again?.replay(recorded)
      }
    }
    const [module, { hydrate }, props] = await Promise.all([
      islands[`../${island}/island.tsx`]?.(),
      import('./hydrate'),
      import('./resources').then(({ resourcesOf }) => resourcesOf(element)),
    ])
    return module && hydrate({ element, island: module.default, props, recorded })
  }
  const start = async () => {
    if (busy || done.signal.aborted) return
    busy = true
    try {
      const answer = await run()
      done.abort()
      answer?.()
    } catch (error) {
      busy = false
      release(recorded)
      reportError(error)
    }
  }

  for (const type of INTENT) element.addEventListener(type, start, { signal: done.signal, passive: true })
  const query = new URLSearchParams(location.search)
  if (when === 'load' || parameters.split(' ').some((name) => query.has(name))) void start()
  else if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(start)
  else if (when === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void start()
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
  }
}

/** The script did not come: a form that was held back is sent as plain HTML would send it; what was typed is kept. */
function release(recorded: Recorded[]) {
  const held = recorded.find(({ type }) => type === 'submit')?.target
  recorded.splice(0, recorded.length, ...recorded.filter(({ type }) => type === 'input' || type === 'change'))
  if (held instanceof HTMLFormElement) held.submit()
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island], [data-enhance]')) arm(element)
