import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Space above the newest message when it is higher than the list, in pixels. */
const ROOM = 16

/** The same where what it answers is out of sight, so that nothing of that peeps out. */
const NEAR = 10

/** Height of the button that leads to more with the room around it, in sizes of letters, and the most of it in pixels. */
const BAND = 3
const HIGHEST_BAND = 64
/** The same in a low list, where it is a bar, in pixels. */
const BAR = 26
/** Up to which height of a list it is low, in pixels. */
const LOW = 200

/** Most of a list that is left bare above that button, in pixels: where a row is higher, a part of it is shown. */
const BARE = 48

/** Height of a question from which on it leaves too little room for its answer, in pixels. */
const LONG = 100
/** The same as a part of the list. */
const LARGE = 0.28

type Newest = {
  /** The list of messages. */
  list: RefObject<HTMLDivElement | null>
  /** A message came while the reader had scrolled up. */
  missed: boolean
  /** The newest message goes on below the end of the list, which shows whole rows only. */
  hasMore: boolean
  /** Scrolls to the newest message. */
  show: () => void
  /** Scrolls on to what is below. */
  showMore: () => void
  /** Call these when the list is scrolled, and when it has come to rest. */
  onScroll: () => void
  onScrollEnd: () => void
}

/** Scrolls to each new message, unless the reader has scrolled up. The reader's own messages are always shown. */
export function useNewest(newest: { id: string; isOwn: boolean }): Newest {
  const list = useRef<HTMLDivElement>(null)
  const [missed, setMissed] = useState(false)
  const [hasMore, setHasMore] = useState(false)
  const following = useRef(true)
  const before = useRef(newest.id)

  const settle = useCallback(() => setHasMore(list.current !== null && endAtRow(list.current)), [])

  const show = useCallback(() => {
    const { current } = list
    const last = lastOf(current)
    const first = current && beginningOf(last, current.clientHeight)
    if (first) current.scrollTop = first.offsetTop - (first === last ? NEAR : ROOM)
    following.current = true
    setMissed(false)
    settle()
  }, [settle])

  const showMore = () => {
    const { current } = list
    current?.scrollBy(0, current.clientHeight - restOf(current) - ROOM)
  }

  const onScroll = () => {
    const { current } = list
    const last = lastOf(current)
    // A hidden list has no scroll position.
    if (!current || !last || current.clientHeight === 0) return
    current.style.removeProperty(REST)
    following.current = last.offsetTop < current.scrollTop + current.clientHeight
    if (following.current) setMissed(false)
  }

  // The line that says that the assistant is typing is added and removed together with messages, so it needs no effect of its
  // own.
  useLayoutEffect(() => {
    const isNew = newest.id !== before.current
    before.current = newest.id
    if (following.current || (isNew && newest.isOwn)) show()
    else if (isNew) setMissed(true)
  }, [newest.id, newest.isOwn, show])

  // The list changes its size when an on-screen keyboard opens, the field grows or the panel is restored.
  useEffect(() => {
    const observer = new ResizeObserver(() => following.current && show())
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [show])

  return { list, missed, hasMore, show, showMore, onScroll, onScrollEnd: settle }
}

/** Custom property of the list: the height at its end that is left free, so that no row is cut in two. */
const REST = '--rest'

const restOf = (list: HTMLElement) => Number.parseFloat(list.style.getPropertyValue(REST)) || 0

/** Ends what is shown of a list after its last whole row, unless that leaves much of it bare, if it goes on below; tells whether it does. */
function endAtRow(list: HTMLElement): boolean {
  const bottom = list.getBoundingClientRect().bottom
  const goesOn = list.scrollHeight - list.scrollTop - list.clientHeight > ROOM
  const ends = goesOn ? [...list.querySelectorAll('p, li')].map((row) => row.getBoundingClientRect().bottom) : []
  const band =
    list.clientHeight < LOW ? BAR : Math.min(HIGHEST_BAND, BAND * Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const rest = bottom - Math.max(...ends.filter((end) => end <= bottom - band))
  list.style.setProperty(REST, goesOn ? `${rest > band + BARE ? band : rest}px` : null)
  return goesOn
}

/** The newest message, or the line that says that one is being typed. */
function lastOf(list: HTMLElement | null): HTMLElement | undefined {
  const last = list?.lastElementChild
  return last instanceof HTMLElement ? last : undefined
}

/** What is read before the newest message: the question that it answers, unless that is long, or the time above the greeting. */
function beginningOf(last: HTMLElement | undefined, room: number): HTMLElement | undefined {
  const before = last?.previousElementSibling
  const belongs = before instanceof HTMLElement && before.matches('.own, time') && before.offsetHeight < Math.min(LONG, LARGE * room)
  return belongs ? before : last
}
