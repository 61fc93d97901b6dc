import { useCallback, useEffect, useRef, useState } from 'react'
import { addressed, type Choices, readState, writeState } from './query-state'
import { type Filters, isSame } from './filters'

/** A rest in typing after which further keys are another step of the history, in milliseconds. */
const PAUSE = 600

/** Where a change comes from: typing gets one history entry per pause, everything else one at once. */
export type Change = 'typing' | 'choice'

type AddressState<State extends Filters> = {
  state: State
  change: (next: Partial<State>, by: Change) => void
  /** Writes the address now, for a visitor who is about to leave. */
  settle: () => void
}

/**
 * The state of a list, which lives in the address: shareable, restored on load, Back and Forward work. Both arguments must be
 * the same objects at each render.
 */
export function useAddressState<State extends Filters>(initial: State, choices: Choices): AddressState<State> {
  const [state, setState] = useState(initial)
  // What the address will say: handlers of one event after the other must see it before the next render.
  const latest = useRef(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // From the first key to the rest after the last one: one step of the history, which each key changes.
  const isTyping = useRef(false)

  const show = useCallback((next: State) => {
    if (isSame(next, latest.current)) return
    latest.current = next
    setState(next)
  }, [])

  const write = useCallback(() => {
    const { pathname, search, hash } = window.location
    const parameters = new URLSearchParams(search)
    if (isSame(readState(parameters, initial, choices), addressed(latest.current))) return
    const query = writeState(parameters, latest.current).toString()
    const address = `${pathname}${query === '' ? '' : `?${query}`}${hash}`
    try {
      if (isTyping.current) window.history.replaceState(null, '', address)
      else window.history.pushState(null, '', address)
      isTyping.current = true
    } catch {
      // Browsers allow so many changes in a while; the next one says it all.
    }
  }, [initial, choices])

  const settle = useCallback(() => {
    clearTimeout(timer.current)
    write()
    isTyping.current = false
  }, [write])

  useEffect(() => {
    const read = () => {
      clearTimeout(timer.current)
      isTyping.current = false
      show(readState(new URLSearchParams(window.location.search), initial, choices))
    }
    read()
    window.addEventListener('popstate', read)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('popstate', read)
    }
  }, [initial, choices, show])

  const change = useCallback(
    (next: Partial<State>, by: Change) => {
      show({ ...latest.current, ...next })
      clearTimeout(timer.current)
      if (by === 'choice') isTyping.current = false
      write()
      if (by === 'choice') isTyping.current = false
      else timer.current = setTimeout(settle, PAUSE)
    },
    [settle, show, write],
  )

  return { state, change, settle }
}
