import { createElement, type ReactNode, useEffect, useReducer } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandDefinition } from './defineIsland'
import type { JsonObject } from './json'
import type { RecordedEvent } from './record'
import { replay } from './replay'

type HydrateInput = { element: HTMLElement; island: IslandDefinition; props: JsonObject; recorded: readonly RecordedEvent[] }

/**
 * Hydrates an island with its props and the prefix of the server. Resolves, once it is interactive, to the function that repeats what the
 * visitor did until then. If its view throws an error, now or later, the HTML of the server replaces it; other islands are not affected.
 */
export function hydrate({ element, island, props, recorded }: HydrateInput): Promise<() => void> {
  element.querySelector(':scope>script')?.remove()
  const served = [...element.childNodes].map((node) => node.cloneNode(true))
  // From here on React handles clicks and keys itself, but not yet the texts of fields.
  const early = recorded.length

  return new Promise((resolve) => {
    const isMissed = ({ type }: RecordedEvent, index: number) => index < early || type === 'input' || type === 'change'
    const onReady = () => resolve(() => void replay(recorded.filter(isMissed)))
    hydrateRoot(element, createElement(Hydrated, { onReady }, createElement(island.View, props)), {
      identifierPrefix: element.dataset.prefix,
      onRecoverableError: (error) => reportError(error),
      onUncaughtError(error) {
        reportError(error)
        element.replaceChildren(...served)
        // What was pressed waits for nothing any more.
        element.querySelector('[data-waiting]')?.removeAttribute('data-waiting')
        const fail = () => element.setAttribute('data-failed', '')
        fail()
        resolve(fail)
      },
    })
  })
}

/** Calls `onReady` when its children show the state that their first effects have set. */
function Hydrated({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  // This effect runs after those of the children, so this state is shown together with theirs.
  const [isSettled, settle] = useReducer(() => true, false)
  useEffect(() => (isSettled ? onReady() : settle()), [isSettled, onReady])
  return children
}
