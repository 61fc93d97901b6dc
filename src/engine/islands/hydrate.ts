import { createElement, type ReactNode, useEffect, useReducer } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandDefinition } from './defineIsland'
import type { JsonObject } from './json'
import type { Recorded } from './record'
import { replay } from './replay'

type HydrateInput = { element: HTMLElement; island: IslandDefinition; props: JsonObject; recorded: readonly Recorded[] }

/**
 * Brings one island to life: hydrates it with its props under the prefix of the server. Once it lives it gives back what
 * does again what the visitor did meanwhile. An island that throws, now or later, becomes the HTML of the server again and
 * touches no other.
 */
export function hydrate({ element, island, props, recorded }: HydrateInput): Promise<() => void> {
  if (element.lastElementChild instanceof HTMLScriptElement) element.lastElementChild.remove()
  const served = [...element.childNodes].map((node) => node.cloneNode(true))
  // From here on React answers clicks and keys itself; what is typed is kept until it has taken the fields over.
  const early = recorded.length

  return new Promise((resolve) => {
    const onReady = () => {
      const missed = recorded.filter(({ type }, index) => index < early || type === 'input' || type === 'change')
      resolve(() => void replay(missed))
    }
    hydrateRoot(element, createElement(Hydrated, { onReady }, createElement(island.View, props)), {
      identifierPrefix: element.dataset.prefix,
      onRecoverableError: (error) => reportError(error),
      onUncaughtError(error) {
        reportError(error)
        element.replaceChildren(...served)
        const fail = () => {
          element.dataset.failed = ''
        }
        fail()
        resolve(fail)
      },
    })
  })
}

/** Says when its children are in place, with the state that their first effects have set. */
function Hydrated({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  // Set after the effects of the children, and so shown together with what these set.
  const [isSettled, settle] = useReducer(() => true, false)
  useEffect(() => (isSettled ? onReady() : settle()), [isSettled, onReady])
  return children
}
