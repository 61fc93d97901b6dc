import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { beginningOf, beginsAt, endAtRow, goesOn, lastOf, REST, restOf, SPACE } from './list-layout'

type Newest = {
  /** The list of messages. */
  list: RefObject<HTMLDivElement | null>
  /** Whether a message arrived while the reader had scrolled up. */
  missed: boolean
  /** Whether the newest message continues below the visible part of the list, which shows whole rows only. */
  hasMore: boolean
  /** Scrolls to the newest message. */
  show: () => void
  /** Scrolls further down. */
  showMore: () => void
  /** To be called when the list is scrolled, and when scrolling has ended. */
  onScroll: () => void
  onScrollEnd: () => void
}

/** Scrolls to each new message, unless the reader has scrolled up. The reader's own messages are always shown. */
export function useAutoScroll(newest: { id: string; isOwn: boolean }): Newest {
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
    if (first) current.scrollTop = beginsAt(first, last)
    following.current = true
    setMissed(false)
    settle()
  }, [settle])

  const showMore = () => {
    const { current } = list
    current?.scrollBy(0, current.clientHeight - restOf(current) - SPACE)
  }

  const onScroll = () => {
    const { current } = list
    const last = lastOf(current)
    // A hidden list has no scroll position.
    if (!current || !last || current.clientHeight === 0) return
    current.style.removeProperty(REST)
    // Not every browser fires `scrollend`.
    setHasMore(goesOn(current))
    following.current = last.offsetTop < current.scrollTop + current.clientHeight
    if (following.current) setMissed(false)
  }

  // The line that says that the assistant is typing appears and disappears together with messages, so it needs no effect of its own.
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
