import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { SEARCH_ID } from '../../ui/shell/search-id'
import { slashOpens } from '../site-search/slash-key'

/** Pixels of scrolling after which the header gets a background (specification, 3.5). */
const SCROLLED_AFTER = 20
/** Pixels between the header and an element scrolled out from under it. */
const BELOW_HEADER = 16
/** Delays before a menu opens under the pointer and before it closes, in milliseconds (specification, 3.6). */
const OPENS_AFTER = 80
const CLOSES_AFTER = 220

/**
 * The behavior of the header. Its menus are `<details>`; this opens them under a mouse, keeps one open at a time, and closes
 * them on Escape, on a click on a link or outside of them, and when they lose the focus. It also marks the header once the page
 * has scrolled.
 */
export default defineEnhancement({
  enhance(header) {
    markScrolled(header)
    const chat = document.querySelector('[data-island=chat-assistant]')
    // The header of a narrow window shows the button of the chat assistant, and the keyboard reaches it there, too. After the footer, it
    // would bring the visitor back to the top of the page.
    if (chat && matchMedia('(max-width: 47.99rem)').matches) header.before(chat)
    uncoverFocus(header, chat)
    const menus = [...header.querySelectorAll<HTMLDetailsElement>('[data-menu]')]
    const hovering = matchMedia('(hover: hover) and (pointer: fine)')
    const closeAll = (except?: HTMLDetailsElement) => {
      for (const menu of menus) if (menu !== except) menu.open = false
    }

    for (const menu of menus) {
      // For browsers that do not close other `<details>` of the same name.
      menu.addEventListener('toggle', () => menu.open && closeAll(menu))
      if (menu.dataset.menu === 'hover') openUnderPointer(menu, hovering)
    }
    header.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node) closeAll(menus.find((menu) => menu.contains(relatedTarget)))
    })
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element)) return
      // A link in a menu may lead to a section of the current page.
      if (target.closest('a') || !menus.some((menu) => menu.contains(target))) closeAll()
    })
    document.addEventListener('keydown', ({ key }) => {
      const open = menus.find((menu) => menu.open)
      if (key !== 'Escape' || !open) return
      // If the focus was in the menu, it returns to its button; otherwise it stays where it is.
      const back = open.contains(document.activeElement) || document.activeElement === document.body
      closeAll()
      if (back) open.querySelector('summary')?.focus()
    })
    openSearchByKey()
    keepTyped()
    // A page restored from the back/forward cache must not have an open menu.
    addEventListener('pagehide', () => closeAll())
  },
})

/**
 * Keyboard shortcuts of the search: `/` outside of fields, unless the visitor has turned it off, and Ctrl+K or ⌘K anywhere. They click the
 * link to the search, or focus the field of the search page.
 */
function openSearchByKey() {
  document.addEventListener('keydown', (event) => {
    const search = document.getElementById(SEARCH_ID)
    const { key, target } = event
    const isAsked =
      event.ctrlKey || event.metaKey
        ? key.toLowerCase() === 'k' && !event.shiftKey && !event.altKey
        : key === '/' && !isField(target) && slashOpens()
    // An open dialog handles its own keys.
    if (!search || !isAsked || event.defaultPrevented || document.querySelector('dialog:modal')) return
    event.preventDefault()
    if (search instanceof HTMLAnchorElement) search.click()
    else search.focus()
  })
}

/**
 * From a click on the link to the search until the field of the dialog has the focus, keys are stored in `data-typed` of the link, as the
 * script of the dialog may still be loading. Enter becomes a line break. The attribute is removed by the dialog, by Escape, by typing in
 * another field, and by leaving the page.
 */
function keepTyped() {
  const link = document.getElementById(SEARCH_ID)
  if (!link) return
  link.addEventListener('click', (event) => {
    // A click that opens a tab is ignored, and a click after the script has loaded opens the dialog at once.
    if (event.defaultPrevented) link.dataset.typed ??= ''
  })
  document.addEventListener(
    'keydown',
    (event) => {
      // Enter submits the typed text, and must not follow the link, which may still have the focus.
      const key = event.key === 'Enter' ? '\n' : event.key
      const { typed } = link.dataset
      if (typed === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      if (key === 'Escape' || isField(event.target)) delete link.dataset.typed
      else if (key === 'Backspace') link.dataset.typed = typed.slice(0, -1)
      else if (key.length === 1) {
        link.dataset.typed = typed + key
        event.preventDefault()
      }
    },
    true,
  )
  addEventListener('pagehide', () => delete link.dataset.typed)
}

/** Whether an element accepts typing. */
const isField = (target: EventTarget | null) => target instanceof Element && target.closest('input, select, textarea, [contenteditable]')

/**
 * Browsers do not scroll to a focused element that is partly visible, even if the header or the end of a row hides the rest; Firefox scrolls
 * an invisible one to the edge of the window, after this event. This brings the element into the middle of its row and below the header,
 * except in dialogs, which are above it, and the chat assistant, which may be in it.
 */
function uncoverFocus(header: HTMLElement, chat: Element | null) {
  const uncover = (focused: Element) => {
    const { top, bottom } = focused.getBoundingClientRect()
    const edge = header.getBoundingClientRect().bottom
    // `scrollIntoView` does nothing in Firefox if the element is inside a sticky part that has reached its end.
    if (top < edge && bottom > 0 && bottom < 2 * edge) scrollBy({ top: top - edge - BELOW_HEADER })
  }
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.closest('dialog') || header.contains(target) || chat?.contains(target)) return
    if (target.matches('.scroll-row :focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' })
    uncover(target)
    requestAnimationFrame(() => {
      if (document.activeElement === target) uncover(target)
    })
  })
}

function markScrolled(header: HTMLElement) {
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > SCROLLED_AFTER)
  addEventListener('scroll', mark, { passive: true })
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
  // The pointer may be over the menu already.
  if (hovering.matches && menu.matches(':hover')) later(true, OPENS_AFTER)
  menu.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && hovering.matches && later(true, OPENS_AFTER))
  menu.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && hovering.matches && later(false, CLOSES_AFTER))
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    clearTimeout(timer)
    // A visitor who points at the menu and then clicks wants it open, so the click must not close it.
    if (openedByPointer && menu.open) event.preventDefault()
    openedByPointer = false
  })
  menu.addEventListener('toggle', () => {
    if (!menu.open) openedByPointer = false
  })
}
