import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Space above the newest message when it is higher than the list, in pixels. */
const ROOM = 16

/** Height of a question from which on it leaves too little room for its answer, in pixels. */
const LONG = 100

type Newest = {
  /** The list of messages. */
  list: RefObject<HTMLDivElement | null>
  /** A message came while the reader had scrolled up. */
  missed: boolean
  /** Scrolls to the newest message. */
  show: () => void
  /** Call this when the list is scrolled. */
  onScroll: () => void
}

/** Scrolls to each new message, unless the reader has scrolled up. The reader's own messages are always shown. */
export function useNewest(newest: { id: string; isOwn: boolean }): Newest {
  const list = useRef<HTMLDivElement>(null)
  const [missed, setMissed] = useState(false)
  const following = useRef(true)
  const before = useRef(newest.id)

  const show = useCallback(() => {
    const first = beginningOf(lastOf(list.current))
    if (first && list.current) list.current.scrollTop = first.offsetTop - ROOM
    following.current = true
    setMissed(false)
  }, [])

  const onScroll = () => {
    const { current } = list
    const last = lastOf(current)
    // A hidden list has no scroll position.
    if (!current || !last || current.clientHeight === 0) return
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

  return { list, missed, show, onScroll }
}

/** The newest message, or the line that says that one is being typed. */
function lastOf(list: HTMLElement | null): HTMLElement | undefined {
  const last = list?.lastElementChild
  return last instanceof HTMLElement ? last : undefined
}

/** What is read before the newest message: the question that it answers, unless that is long, or the time above the greeting. */
function beginningOf(last: HTMLElement | undefined): HTMLElement | undefined {
  const before = last?.previousElementSibling
  const belongs = before instanceof HTMLElement && before.matches('.own, time') && before.offsetHeight < LONG
  return belongs ? before : last
}
