/* Which part of the list of messages is shown: where it starts, and after which row it ends. Lengths are in pixels unless stated
   otherwise. */

/** Space above the first visible message. */
export const SPACE = 16

/** The same space if the question of that message is scrolled out of sight: less, so that no part of the question is visible. */
const SMALL_SPACE = 10

/** Height of the button that scrolls down, with the space around it, in rem; and its maximum in pixels. */
const BUTTON_REMS = 3
const HIGHEST_BUTTON = 64

/** Maximum height of a low list, and the height of the button in it, where it is a bar. */
const LOW_LIST = 200
const LOW_LIST_BUTTON = 26

/** The most empty space above that button, and the same as a share of the height of the list: below a higher row, part of it is shown. */
const MOST_EMPTY = 96
const MOST_EMPTY_SHARE = 0.25

/** Least height of a question that leaves too little room for its answer, and the same as a fraction of the height of the list. */
const LONG_QUESTION = 100
const LONG_QUESTION_SHARE = 0.24

/** Custom property of the list: the height left free at its end, so that no row is cut in two. */
export const REST = '--rest'

/** The value of that property, in pixels. */
export const restOf = (list: HTMLElement) => Number.parseFloat(list.style.getPropertyValue(REST)) || 0

/**
 * Makes the visible part of a list end after a whole row, if the list continues below and this leaves little space empty. Returns whether
 * the list continues below.
 */
export function endAtRow(list: HTMLElement): boolean {
  const bottom = list.scrollTop + list.clientHeight
  const hasMore = goesOn(list)
  const ends = hasMore ? [...list.querySelectorAll<HTMLElement>('p, li')].map((row) => topOf(row, list) + row.offsetHeight) : []
  const button =
    list.clientHeight < LOW_LIST
      ? LOW_LIST_BUTTON
      : Math.min(HIGHEST_BUTTON, BUTTON_REMS * Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const rest = bottom - Math.max(...ends.filter((end) => end <= bottom - button))
  const mostEmpty = Math.min(MOST_EMPTY, MOST_EMPTY_SHARE * list.clientHeight)
  list.style.setProperty(REST, hasMore ? `${rest > button + mostEmpty ? button : rest}px` : null)
  return hasMore
}

/** Distance of an element from the top of the content of a list; animations of new messages do not affect it. */
const topOf = (element: HTMLElement, list: HTMLElement): number =>
  element.offsetTop + (element.offsetParent instanceof HTMLElement && element.offsetParent !== list ? topOf(element.offsetParent, list) : 0)

/** Whether a list can be scrolled further down. */
export const goesOn = (list: HTMLElement) => list.scrollHeight - list.scrollTop - list.clientHeight > SPACE

/** Scroll position at which a list starts with an element, which is the newest message or the element before it. */
export const beginsAt = (first: HTMLElement, newest: HTMLElement | undefined) => first.offsetTop - (first === newest ? SMALL_SPACE : SPACE)

/** The newest message, or the line that says that one is being typed. */
export function lastOf(list: HTMLElement | null): HTMLElement | undefined {
  const last = list?.lastElementChild
  return last instanceof HTMLElement ? last : undefined
}

/**
 * The element to start the list with: the question that the newest message answers, unless it is long; the time above the greeting; or the
 * message itself.
 */
export function beginningOf(last: HTMLElement | undefined, room: number): HTMLElement | undefined {
  const before = last?.previousElementSibling
  const belongs =
    before instanceof HTMLElement &&
    before.matches('.own, time') &&
    before.offsetHeight < Math.min(LONG_QUESTION, LONG_QUESTION_SHARE * room)
  return belongs ? before : last
}
