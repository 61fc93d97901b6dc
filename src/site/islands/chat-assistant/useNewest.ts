import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Room above the newest message where it is higher than the list, in pixels. */
const ROOM = 16

type Newest = {
  /** The list of messages. */
  list: RefObject<HTMLDivElement | null>
  /** Something came while the reader was further up. */
  missed: boolean
  /** Brings the newest message into view. */
  show: () => void
  /** To be called as the list is scrolled. */
  onScroll: () => void
}

/** Keeps the newest message of a list in view as messages come, unless the reader has scrolled up. An own one is always shown. */
export function useNewest(newest: { id: string; isOwn: boolean }): Newest {
  const list = useRef<HTMLDivElement>(null)
  const [missed, setMissed] = useState(false)
  const following = useRef(true)
  const before = useRef(newest.id)

  const show = useCallback(() => {
    const last = lastOf(list.current)
    if (last && list.current) list.current.scrollTop = last.offsetTop - ROOM
    following.current = true
    setMissed(false)
  }, [])

  const onScroll = () => {
    const { current } = list
    const last = lastOf(current)
    // What is not shown at all does not say where the reader is.
    if (!current || !last || current.clientHeight === 0) return
    following.current = last.offsetTop < current.scrollTop + current.clientHeight
    if (following.current) setMissed(false)
  }

  // The sign that an answer is on its way comes with a question and goes with its answer.
  useLayoutEffect(() => {
    const isNew = newest.id !== before.current
    before.current = newest.id
    if (following.current || (isNew && newest.isOwn)) show()
    else if (isNew) setMissed(true)
  }, [newest.id, newest.isOwn, show])

  // A keyboard that opens, a field that grows, a panel that is restored.
  useEffect(() => {
    const observer = new ResizeObserver(() => following.current && show())
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [show])

  return { list, missed, show, onScroll }
}

/** The newest message, or the sign that one is being typed. */
function lastOf(list: HTMLElement | null): HTMLElement | undefined {
  const last = list?.lastElementChild
  return last instanceof HTMLElement ? last : undefined
}
