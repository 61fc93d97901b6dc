/*
 * What of the list of messages is shown: where it begins, and after which row it ends. Lengths are pixels where nothing else is said.
 */

/** Space above what the list begins with. */
export const SPACE = 16

/** The same above a message whose question is out of sight, so that nothing of that shows. */
const SMALL_SPACE = 10

/** Height of the button that leads to more with the space around it, in rem, and the most of it in pixels. */
const BUTTON_REMS = 3
const HIGHEST_BUTTON = 64

/** Up to which height a list is low, and the height of the button in one, where it is a bar. */
const LOW_LIST = 200
const LOW_LIST_BUTTON = 26

/** Most of a list that is left empty above that button: where a row is higher, a part of it is shown. */
const MOST_EMPTY = 96

/** Height of a question from which on it leaves too little room for its answer, and the same as a part of the list. */
const LONG_QUESTION = 100
const LONG_QUESTION_SHARE = 0.28

/** Custom property of the list: the height at its end that is left free, so that no row is cut in two. */
export const REST = '--rest'

/** That height, in pixels. */
export const restOf = (list: HTMLElement) => Number.parseFloat(list.style.getPropertyValue(REST)) || 0

/** Ends what is shown of a list after its last whole row, unless that leaves much of it bare, if it goes on below; tells whether it does. */
export function endAtRow(list: HTMLElement): boolean {
  const bottom = list.scrollTop + list.clientHeight
  const hasMore = goesOn(list)
  const ends = hasMore ? [...list.querySelectorAll<HTMLElement>('p, li')].map((row) => topOf(row, list) + row.offsetHeight) : []
  const button =
    list.clientHeight < LOW_LIST
      ? LOW_LIST_BUTTON
      : Math.min(HIGHEST_BUTTON, BUTTON_REMS * Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const rest = bottom - Math.max(...ends.filter((end) => end <= bottom - button))
  list.style.setProperty(REST, hasMore ? `${rest > button + MOST_EMPTY ? button : rest}px` : null)
  return hasMore
}

/** How far below the top of what a list holds something in it begins, when messages that still rise have come to rest. */
const topOf = (element: HTMLElement, list: HTMLElement): number =>
  element.offsetTop + (element.offsetParent instanceof HTMLElement && element.offsetParent !== list ? topOf(element.offsetParent, list) : 0)

/** Whether a list goes on below its end. */
export const goesOn = (list: HTMLElement) => list.scrollHeight - list.scrollTop - list.clientHeight > SPACE

/** How far a list is scrolled to begin with an element, which is the newest message itself or what stands before it. */
export const beginsAt = (first: HTMLElement, newest: HTMLElement | undefined) => first.offsetTop - (first === newest ? SMALL_SPACE : SPACE)

/** The newest message, or the line that says that one is being typed. */
export function lastOf(list: HTMLElement | null): HTMLElement | undefined {
  const last = list?.lastElementChild
  return last instanceof HTMLElement ? last : undefined
}

/** What is read before the newest message: the question that it answers, unless that is long, or the time above the greeting. */
export function beginningOf(last: HTMLElement | undefined, room: number): HTMLElement | undefined {
  const before = last?.previousElementSibling
  const belongs =
    before instanceof HTMLElement &&
    before.matches('.own, time') &&
    before.offsetHeight < Math.min(LONG_QUESTION, LONG_QUESTION_SHARE * room)
  return belongs ? before : last
}
