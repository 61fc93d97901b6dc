import { trusted } from '../../src/engine/islands/trusted'
import { EXPLORER } from '../../src/engine/routes/explorer'
import { liveParts, renewPart, whenChanged } from './live'

/*
 * The explorer works without this script: it is a form, links and a page. With it, results show while one types, a file opens next to the
 * list, and changed content shows at once. All of it is rendered by the server.
 */

/** Milliseconds to wait after a key before the server is asked. */
const DEBOUNCE = 80

let latest = 0

/** Shows the answer of the server for an address. If there are two requests at a time, the answer to the later one is shown. */
async function show(address: string): Promise<void> {
  const mine = ++latest
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  const fresh = liveParts(new DOMParser().parseFromString(trusted().createHTML(await response.text()), 'text/html'))
  if (mine !== latest) return
  const before = document.activeElement
  const focused = { part: before?.closest<HTMLElement>('[data-live]')?.dataset.live, href: before?.getAttribute('href') }
  for (const [name, part] of liveParts(document)) {
    const other = fresh.get(name)
    if (!other) continue
    if (name === 'page') part.toggleAttribute('data-open', 'open' in other.dataset)
    else renewPart(part, other)
  }
  if (document.activeElement === document.body) linkIn(focused)?.focus()
}

/** The link with the same address in the same part of the new page. */
const linkIn = ({ part, href }: { part: string | undefined; href: string | null | undefined }) =>
  [...document.querySelectorAll<HTMLAnchorElement>(`[data-live="${part}"] a`)].find((link) => link.getAttribute('href') === href)

const form = document.querySelector<HTMLFormElement>('.filters')
const search = document.querySelector<HTMLInputElement>('.filters [type="search"]')

/** The address for the values of the form; the open file stays in it. */
function asked(): string {
  const parameters = new URLSearchParams(location.search)
  for (const [name, value] of form ? new FormData(form) : []) if (typeof value === 'string' && !isHidden(name)) parameters.set(name, value)
  for (const name of Array.from(parameters.keys())) if (parameters.get(name) === '') parameters.delete(name)
  return parameters.size === 0 ? EXPLORER : `${EXPLORER}?${parameters}`
}

const isHidden = (name: string) => form?.querySelector(`[type="hidden"][name="${name}"]`) != null

let settling: ReturnType<typeof setTimeout> | undefined
form?.addEventListener('input', () => {
  clearTimeout(settling)
  settling = setTimeout(() => {
    history.replaceState(null, '', asked())
    void show(location.href)
  }, DEBOUNCE)
})
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  history.replaceState(null, '', asked())
  void show(location.href).then(() => rows()[0]?.focus())
})

/** Opens a file next to the list, or closes it. */
async function open(href: string): Promise<void> {
  history.pushState(null, '', href)
  await show(href)
  document.querySelector('[data-live="details"]')?.scrollTo(0, 0)
  // Where the file replaces the list, as on narrow screens, move the focus to it.
  if (document.querySelector('.list')?.checkVisibility() === false) enterDetails()
}

/**
 * Moves the focus into the open file. In the order of the page it follows the whole list, so the link of an open file does this when it is
 * used again.
 */
const enterDetails = () => document.querySelector<HTMLElement>('[data-live="details"] a')?.focus()

async function openInEditor(link: HTMLAnchorElement): Promise<void> {
  const opened = await fetch(link.href).then(
    ({ ok }) => ok,
    () => false,
  )
  link.dataset.opened = opened ? 'yes' : 'no'
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if ('editor' in link.dataset) {
    event.preventDefault()
    void openInEditor(link)
  } else if ('file' in link.dataset) {
    event.preventDefault()
    if (link.ariaCurrent !== null) enterDetails()
    else void open(link.href)
  }
})

addEventListener('popstate', () => {
  const parameters = new URLSearchParams(location.search)
  for (const field of form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]:not([type="hidden"])') ?? [])
    field.value = parameters.get(field.name) ?? ''
  void show(location.href)
})

/** The links of the rows, from top to bottom. */
const rows = () => [...document.querySelectorAll<HTMLElement>('.list tbody th a, .list .away a, .list .of-file h2 a')]

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

document.addEventListener('keydown', (event) => {
  const { target, key } = event
  if (event.metaKey || event.ctrlKey || event.altKey || !(target instanceof HTMLElement)) return
  const isField = target.matches('input, select, textarea')
  if (key === '/' && !isField) {
    event.preventDefault()
    search?.select()
  } else if (key === 'Escape' && new URLSearchParams(location.search).has('file')) {
    const link = document.querySelector<HTMLAnchorElement>('.close')
    const from = rows().find((row) => row.ariaCurrent !== null)?.dataset.file
    link?.click()
    // The row may be gone with its file.
    const row = from === undefined ? search : document.querySelector<HTMLElement>(`.list [data-file="${CSS.escape(from)}"]`)
    row?.focus()
  } else if (
    key in STEPS &&
    (target === search || target === document.body || target.closest('.list') !== null) &&
    !target.matches('select, pre')
  ) {
    const all = rows()
    const next = all[all.indexOf(target) + (STEPS[key] ?? 0)]
    event.preventDefault()
    if (next) next.focus()
    else if (key === 'ArrowUp') search?.focus()
  }
})

// On narrow screens the list of folders scrolls: show the chosen one.
document.querySelector('.folders [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })

// The pages may have been measured before this script listened.
whenChanged(
  () => void show(location.href),
  () => document.querySelector('[data-measuring]') !== null,
)
