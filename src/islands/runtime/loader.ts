/// <reference types="vite/client" />
import { NotArrived } from './arrive'
import type { Enhancement } from './defineEnhancement'
import { heldLink, type Recorded, record } from './record'
import { readStored } from './storage'

/*
 * The one script of every page. It brings an island or an enhancement to life when it is due, and React only then.
 * Whatever fails leaves the HTML of the server in place, and the next intent tries again.
 */

/** What every page has comes with this file: three more would take longer than they are. */
const shell = import.meta.glob<Enhancement>('../{site-header,theme-switch,region-selector}/enhancement.ts', {
  eager: true,
  import: 'default',
})
/** What comes without a visitor's doing. All else is in the registry. */
const early = import.meta.glob<{ default: Enhancement }>('../{article-actions,point-field,region-tabs,table-of-contents}/enhancement.ts')

// A click belongs to them: some browsers do not focus what is clicked, and a pointer may rest inside from the start. So does
// input: helpers of all kinds fill in fields without a focus.
const INTENT = ['pointerenter', 'focusin', 'touchstart', 'click', 'input']
/** How far below the window an island counts as visible. */
const NEAR = '200px'

function arm(element: HTMLElement) {
  const { island, enhance, when = 'idle', parameters = '', stored = '', path } = element.dataset
  const done = new AbortController()
  // What is due at once or when nothing else is to be done comes by itself; only who waits for a visitor can miss what one does.
  const recorded = island || when === 'intent' ? record(element, done.signal) : []
  let busy = false

  const run = async () => {
    if (enhance) {
      const path = `../${enhance}/enhancement.ts`
      // Both at once: between the last thing that is recorded and its return a visitor could type on.
      const [enhancement, again] = await Promise.all([
        shell[path] ?? (early[path] ?? (await import('./registry')).enhancements[path])?.().then((module) => module.default),
        when === 'intent' ? import('./replay') : undefined,
      ])
      return () => {
        enhancement?.enhance(element)
        void again?.replay(recorded)
      }
    }
    const [module, { hydrate }, props] = await Promise.all([
      import('./registry').then(({ islands }) => islands[`../${island}/island.tsx`]?.()),
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
      delete element.dataset.failed
      answer?.()
    } catch (error) {
      busy = false
      // What is hidden for its sake shows itself.
      element.dataset.failed = ''
      release(recorded)
      if (!(error instanceof NotArrived)) reportError(error)
    }
  }

  for (const type of INTENT) element.addEventListener(type, start, { signal: done.signal, passive: true })
  // Another tab has kept something.
  if (stored) window.addEventListener('storage', start, { signal: done.signal })
  const query = new URLSearchParams(location.search)
  const isKept = stored.split(' ').some((key) => (readStored(key, 'tab') ?? readStored(key)) !== null)
  const isHere = path?.split(' ').some((place) => location.pathname.startsWith(place))
  if (when === 'load' || isKept || isHere || parameters.split(' ').some((name) => query.has(name))) void start()
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

/** The script did not come: a form or link that was held back does what it does in plain HTML, or says what it needs; what was typed is kept. */
function release(recorded: Recorded[]) {
  const held = recorded.find(({ type }) => type === 'submit')?.target
  const clicked = recorded.findLast(({ type }) => type === 'click')
  const link = clicked && heldLink(clicked.target)
  recorded.splice(0, recorded.length, ...recorded.filter(({ type }) => type === 'input' || type === 'change'))
  if (held instanceof HTMLFormElement && held.reportValidity()) held.submit()
  else if (link) location.assign(link.href)
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island], [data-enhance]')) arm(element)
