import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Filters, isSame } from './filters'
import { addressed, type Choices, readState, writeState } from './query-state'

/** Pause in typing after which the next key starts a new history entry, in milliseconds. */
const PAUSE = 600

/** Kind of a change: typing adds one history entry per pause, a choice adds one at once. */
export type Change = 'typing' | 'choice'

type AddressState<State extends Filters> = {
  state: State
  change: (next: Partial<State>, by: Change) => void
  /** Writes the address now, before the visitor leaves the page. */
  flush: () => void
}

/**
 * The state of the filters of a list. It is kept in the address, so that it can be shared, and is restored on load and by Back and Forward.
 * Both arguments must be the same objects in each render.
 */
export function useAddressState<State extends Filters>(initial: State, choices: Choices): AddressState<State> {
  const [state, setState] = useState(initial)
  // The latest state: several events may be handled before the next render.
  const latest = useRef(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // True from the first key until the pause after the last one; meanwhile the current history entry is replaced.
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
      // Browsers limit the rate of history changes; the next successful change writes the whole state.
    }
  }, [initial, choices])

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    write()
    isTyping.current = false
  }, [write])

  // In a layout effect, before any event: a key press would otherwise write an address without the state that was not read yet.
  useLayoutEffect(() => {
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
      else timer.current = setTimeout(flush, PAUSE)
    },
    [flush, show, write],
  )

  return { state, change, flush }
}
