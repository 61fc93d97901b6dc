import { defineEnhancement } from '../../../engine/islands/defineEnhancement'

/** Pixels of scrolling after which the header gets its ground (specification, 3.5). */
const SCROLLED_AFTER = 20
/** Rests before a menu opens under the pointer and closes after it, in milliseconds (specification, 3.6). */
const OPENS_AFTER = 80
const CLOSES_AFTER = 220

/**
 * What the header does beyond its `<details>` menus: it marks that the page has scrolled, opens menus under a mouse, keeps one
 * open at a time, closes them on Escape, on a click on a link or elsewhere and when the focus leaves.
 */
export default defineEnhancement({
  enhance(header) {
    markScrolled(header)
    uncoverFocus(header)
    const menus = [...header.querySelectorAll<HTMLDetailsElement>('[data-menu]')]
    const hovering = window.matchMedia('(hover: hover) and (pointer: fine)')
    const closeAll = (except?: HTMLDetailsElement) => {
      for (const menu of menus) if (menu !== except) menu.open = false
    }

    for (const menu of menus) {
      // Browsers that do not know the name of details leave the others open.
      menu.addEventListener('toggle', () => menu.open && closeAll(menu))
      if (menu.dataset.menu === 'hover') openUnderPointer(menu, hovering)
    }
    header.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node) closeAll(menus.find((menu) => menu.contains(relatedTarget)))
    })
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element)) return
      // A link of a menu may lead to a place on the page that is open.
      if (target.closest('a') || !menus.some((menu) => menu.contains(target))) closeAll()
    })
    document.addEventListener('keydown', ({ key }) => {
      const open = menus.find((menu) => menu.open)
      if (key !== 'Escape' || !open) return
      // The focus comes back from inside the menu; elsewhere on the page it stays.
      const back = open.contains(document.activeElement) || document.activeElement === document.body
      closeAll()
      if (back) open.querySelector('summary')?.focus()
    })
    openSearchByKey()
    // A page that comes back from the cache of the browser comes back with its menus closed.
    window.addEventListener('pagehide', () => closeAll())
  },
})

/** `/` outside of fields, and Ctrl or ⌘ with K anywhere, go to the search: they click its link or enter its field. */
function openSearchByKey() {
  document.addEventListener('keydown', (event) => {
    const search = document.getElementById('site-search')
    const { key, target } = event
    const isTyping = target instanceof Element && target.closest('input, select, textarea, [contenteditable]')
    const isAsked = event.ctrlKey || event.metaKey ? key === 'k' && !event.shiftKey && !event.altKey : key === '/' && !isTyping
    // A dialog that is open has the keys to itself.
    if (!search || !isAsked || event.defaultPrevented || document.querySelector('dialog:modal')) return
    event.preventDefault()
    if (search instanceof HTMLAnchorElement) {
      keepTyped(search)
      search.click()
    } else search.focus()
  })
}

/** What is typed between the key and the field, Enter as a line end: the link keeps it in `data-typed` until that is taken away. */
function keepTyped(link: HTMLElement) {
  const done = new AbortController()
  link.dataset.typed = ''
  const keep = (event: KeyboardEvent) => {
    // Enter sends what is typed: it does not follow a link that has the focus still.
    const key = event.key === 'Enter' ? '\n' : event.key
    const { typed } = link.dataset
    if (typed === undefined || key === 'Escape') return done.abort()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Backspace') link.dataset.typed = typed.slice(0, -1)
    else if (key.length === 1) {
      link.dataset.typed = typed + key
      event.preventDefault()
    }
  }
  document.addEventListener('keydown', keep, { capture: true, signal: done.signal })
}

/** Browsers leave what has the focus where it is as long as an edge of it shows, be it under the header. */
function uncoverFocus(header: HTMLElement) {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || header.contains(target)) return
    const { top, bottom } = target.getBoundingClientRect()
    const edge = header.getBoundingClientRect().bottom
    if (top < edge && bottom > 0 && bottom < 2 * edge) target.scrollIntoView()
  })
}

function markScrolled(header: HTMLElement) {
  const mark = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_AFTER)
  window.addEventListener('scroll', mark, { passive: true })
  mark()
}

function openUnderPointer(menu: HTMLDetailsElement, hovering: MediaQueryList) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedByPointer = false
  const later = (open: boolean, pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (open && !menu.open) openedByPointer = true
      menu.open = open
    }, pause)
  }
  // The pointer may rest on it already.
  if (hovering.matches && menu.matches(':hover')) later(true, OPENS_AFTER)
  menu.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && hovering.matches && later(true, OPENS_AFTER))
  menu.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && hovering.matches && later(false, CLOSES_AFTER))
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    clearTimeout(timer)
    // Who points and then clicks wants the menu: the click does not close what the pointer has just opened.
    if (openedByPointer && menu.open) event.preventDefault()
    openedByPointer = false
  })
  menu.addEventListener('toggle', () => {
    if (!menu.open) openedByPointer = false
  })
}
