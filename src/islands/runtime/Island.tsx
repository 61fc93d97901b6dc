import { createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandDefinition } from './defineIsland'
import { type JsonObject, jsonForScript } from './json'

/**
 * An island as a page carries it: the finished HTML of its view, then its props. Server only.
 *
 * The view is rendered as a tree of its own under an own prefix, for the browser hydrates it as one: inside the tree of the
 * page its ids would differ. Whoever renders several roots into one page gives each root an `identifierPrefix`.
 */
export function Island<Props extends JsonObject>({ island, props }: { island: IslandDefinition<Props>; props: Props }) {
  const prefix = useId()
  const html = renderToString(createElement(island.View, props), { identifierPrefix: prefix })
  return (
    <div
      data-island={island.name}
      data-when={island.when}
      data-parameters={island.parameters.join(' ') || undefined}
      data-prefix={prefix}
      dangerouslySetInnerHTML={{ __html: `${html}<script type="application/json">${jsonForScript(props)}</script>` }}
    />
  )
}
