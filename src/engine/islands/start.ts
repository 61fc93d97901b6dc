import { sharedAttempts } from './attempts'
import type { Enhancement } from './defineEnhancement'
import type { IslandDefinition } from './defineIsland'
import { NetworkError } from './network'
import { heldLink, type RecordedEvent, recordEvents, repeatEarly, setWaiting } from './record'
import { readStored } from './storage'

/** Modules that are loaded on demand, by path from the folder of islands: `./menu/enhancement.ts`. */
type Lazy<Default> = Readonly<Record<string, () => Promise<{ default: Default }>>>

/** All islands, and the enhancements that are in neither of the other tables. */
export type Registry = { islands: Lazy<IslandDefinition>; enhancements: Lazy<Enhancement> }

/** The tables that a site gives to the loader. */
export type LoaderTables = {
  /** Enhancements in the script of the loader itself. */
  shell: Readonly<Record<string, Enhancement>>
  /** Enhancements that are loaded without an action of the visitor. */
  early: Lazy<Enhancement>
  /**
   * All islands and other enhancements. This table is longer than the loader, and most visits need little of it, so it is loaded with the
   * first of them.
   */
  registry: () => Promise<Registry>
}

// Clicks and keys are in the list, since some browsers do not focus an element that is clicked, and the pointer or the focus may be inside
// from the start. So is input, since password managers and the like fill in fields without a focus.
const INTENT = ['pointerenter', 'focusin', 'touchstart', 'click', 'keydown', 'input']
/** Distance from the window at which an island counts as visible. */
const NEAR = '200px'

/** The words of an attribute, which may be left out. */
const wordsOf = (attribute = '') => attribute.split(' ').filter(Boolean)

function prepare(element: HTMLElement, { shell, early, registry }: LoaderTables) {
  const { island, enhance, when = 'idle', parameters, stored, path } = element.dataset
  const done = new AbortController()
  // Actions are recorded only where a script waits for the visitor, or for the window to come near.
  const waits = when === 'intent' || when === 'visible'
  const recorded = island || waits ? recordEvents(element, done.signal) : []
  // After the loader has failed once, this shows the fallback until the script has been loaded.
  if ('failed' in document.documentElement.dataset) element.dataset.failed = ''

  const run = async () => {
    if (enhance) {
      const module = `./${enhance}/enhancement.ts`
      // Both are loaded together, so that nothing can be typed between the last recorded event and its repetition. What is merely visible
      // is seldom pressed so early.
      const [enhancement, again] = await Promise.all([
        shell[module] ?? (early[module] ?? (await registry()).enhancements[module])?.().then((loaded) => loaded.default),
        when === 'intent' ? import('./replay') : undefined,
      ])
      return () => {
        enhancement?.enhance(element)
        if (again) void again.replay(recorded)
        else if (recorded[0]) void import('./replay').then(({ replay }) => replay(recorded))
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
      for (const event of recorded) setWaiting(event, false)
      delete element.dataset.failed
      answer?.()
    } catch (error) {
      // This shows what is hidden while the script is expected.
      element.dataset.failed = ''
      release(recorded, before)
      if (!(error instanceof NetworkError)) reportError(error)
      throw error
    } finally {
      if (isAsked) delete document.documentElement.dataset.restoring
    }
  })
  const start = () => void live().catch(() => undefined)

  for (const type of INTENT) element.addEventListener(type, start, { signal: done.signal, passive: true })
  // Another tab has changed the storage.
  if (stored) addEventListener('storage', start, { signal: done.signal })
  const query = new URLSearchParams(location.search)
  const isAsked = wordsOf(parameters).some((name) => query.has(name))
  const isKept = wordsOf(stored).some((key) => (readStored(key, 'tab') ?? readStored(key)) !== null)
  const isHere = wordsOf(path).some((place) => location.pathname.startsWith(place))
  if (when === 'load' || isKept || isHere || isAsked) start()
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
 * Undoes the recording after a script could not be loaded. A held form or link now does what it does without scripts; a form may also
 * report invalid fields. Texts are kept, and so are actions since the last attempt began, when `before` events were recorded: each of
 * them starts another attempt, which repeats them, and for which their controls still wait.
 */
function release(recorded: RecordedEvent[], before: number) {
  const held = recorded.find(({ type }) => type === 'submit')?.target
  const clicked = recorded.findLast(({ type }) => type === 'click')
  const link = clicked && heldLink(clicked.target)
  const isKept = ({ type }: RecordedEvent, index: number) => type === 'input' || type === 'change' || (index >= before && !held && !link)
  recorded.splice(0).forEach((event, index) => {
    if (isKept(event, index)) recorded.push(event)
    else setWaiting(event, false)
  })
  if (held instanceof HTMLFormElement && held.reportValidity()) held.submit()
  else if (link) location.assign(link.href)
}

/**
 * Starts the islands and enhancements of a page, each when it is due; this is the only script of every page. React is loaded only for
 * islands. If something fails, the HTML of the server stays, and the next action of the visitor tries again.
 */
export function startIslands(tables: LoaderTables) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island], [data-enhance]')) prepare(element, tables)
  repeatEarly()
}
