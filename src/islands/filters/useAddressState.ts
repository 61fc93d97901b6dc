import { useCallback, useEffect, useRef, useState } from 'react'
import { addressed, type Choices, readState, writeState } from './address'
import { type Filters, isSame } from './filters'

/** A rest in typing after which the address follows, in milliseconds. */
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

  const show = useCallback((next: State) => {
    if (isSame(next, latest.current)) return
    latest.current = next
    setState(next)
  }, [])

  const settle = useCallback(() => {
    clearTimeout(timer.current)
    const { pathname, search, hash } = window.location
    const parameters = new URLSearchParams(search)
    if (isSame(readState(parameters, initial, choices), addressed(latest.current))) return
    const query = writeState(parameters, latest.current).toString()
    window.history.pushState(null, '', `${pathname}${query === '' ? '' : `?${query}`}${hash}`)
  }, [initial, choices])

  useEffect(() => {
    const read = () => {
      clearTimeout(timer.current)
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
      if (by === 'choice') settle()
      else timer.current = setTimeout(settle, PAUSE)
    },
    [settle, show],
  )

  return { state, change, settle }
}
