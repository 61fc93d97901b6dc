import { NotArrived } from './arrive'
import { sharedAttempts } from './attempts'
import type { Enhancement } from './defineEnhancement'
import type { IslandDefinition } from './defineIsland'
import { heldLink, type Recorded, record } from './record'
import { readStored } from './storage'

/** Modules that are loaded when they are asked for, by their path from the folder of the islands: `./menu/enhancement.ts`. */
type Lazy<Default> = Readonly<Record<string, () => Promise<{ default: Default }>>>

/** What waits for a visitor: every island, and every enhancement that is in neither of the other tables. */
export type Registry = { islands: Lazy<IslandDefinition>; enhancements: Lazy<Enhancement> }

/** What a site hands to the loader. */
export type LoaderTables = {
  /** Enhancements that come with the loader itself. */
  shell: Readonly<Record<string, Enhancement>>
  /** Enhancements that come without a visitor's doing. */
  early: Lazy<Enhancement>
  /** All others. The table is longer than the loader, and most visits need little of it: it comes with the first reach for something. */
  registry: () => Promise<Registry>
}

// Clicks and keys belong to them: some browsers do not focus what is clicked, and the pointer or the focus may rest inside from
// the start. So does input: helpers of all kinds fill in fields without a focus.
const INTENT = ['pointerenter', 'focusin', 'touchstart', 'click', 'keydown', 'input']
/** How far below the window an island counts as visible. */
const NEAR = '200px'

function arm(element: HTMLElement, { shell, early, registry }: LoaderTables) {
  const { island, enhance, when = 'idle', parameters = '', stored = '', path } = element.dataset
  const done = new AbortController()
  // What is due at once or when nothing else is to be done comes by itself; only who waits for a visitor can miss what one does.
  const recorded = island || when === 'intent' ? record(element, done.signal) : []
  // The loader itself came late: what is shown for want of it stays until this lives.
  if ('failed' in document.documentElement.dataset) element.dataset.failed = ''

  const run = async () => {
    if (enhance) {
      const path = `./${enhance}/enhancement.ts`
      // Both at once: between the last thing that is recorded and its return a visitor could type on.
      const [enhancement, again] = await Promise.all([
        shell[path] ?? (early[path] ?? (await registry()).enhancements[path])?.().then((module) => module.default),
        when === 'intent' ? import('./replay') : undefined,
      ])
      return () => {
        enhancement?.enhance(element)
        void again?.replay(recorded)
      }
    }
    const [module, { hydrate }, props] = await Promise.all([
      registry().then(({ islands }) => islands[`./${island}/island.tsx`]?.()),
      import('./hydrate'),
      import('./resources').then(({ resourcesOf }) => resourcesOf(element)),
    ])
    return module && hydrate({ element, island: module.default, props, recorded })
  }
  const live = sharedAttempts(async () => {
    if (done.signal.aborted) return
    const before = recorded.length
    try {
      const answer = await run()
      done.abort()
      delete element.dataset.failed
      answer?.()
    } catch (error) {
      // What is hidden for its sake shows itself.
      element.dataset.failed = ''
      release(recorded, before)
      if (!(error instanceof NotArrived)) reportError(error)
      throw error
    }
  })
  const start = () => void live().catch(() => undefined)

  for (const type of INTENT) element.addEventListener(type, start, { signal: done.signal, passive: true })
  // Another tab has kept something.
  if (stored) window.addEventListener('storage', start, { signal: done.signal })
  const query = new URLSearchParams(location.search)
  const isKept = stored.split(' ').some((key) => (readStored(key, 'tab') ?? readStored(key)) !== null)
  const isHere = path?.split(' ').some((place) => location.pathname.startsWith(place))
  if (when === 'load' || isKept || isHere || parameters.split(' ').some((name) => query.has(name))) start()
  else if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(start)
  else if (when === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        start()
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
  }
}

/**
 * The script did not come: a form or link that was held back does what it does in plain HTML, or says what it needs; what was
 * typed is kept. So is what was done since the attempt began, `before` which so much was recorded: whoever did it tries once
 * more, and it is done then.
 */
function release(recorded: Recorded[], before: number) {
  const held = recorded.find(({ type }) => type === 'submit')?.target
  const clicked = recorded.findLast(({ type }) => type === 'click')
  const link = clicked && heldLink(clicked.target)
  const isKept = ({ type }: Recorded, index: number) => type === 'input' || type === 'change' || (index >= before && !held && !link)
  recorded.splice(0, recorded.length, ...recorded.filter(isKept))
  if (held instanceof HTMLFormElement && held.reportValidity()) held.submit()
  else if (link) location.assign(link.href)
}

/**
 * The one script of every page: brings each island and enhancement to life when it is due, and React only then. Whatever fails
 * leaves the HTML of the server in place, and the next intent tries again.
 */
export function startIslands(tables: LoaderTables) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island], [data-enhance]')) arm(element, tables)
}
