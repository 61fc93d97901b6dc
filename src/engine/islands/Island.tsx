import { createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandDefinition } from './defineIsland'
import { type JsonObject, jsonForScript } from './json'

type IslandProps<Props extends JsonObject> = {
  island: IslandDefinition<Props>
  props: Props
  /** Address of a file with the same props, for an island that many pages share. Left out, the page carries them. */
  from?: string
}

/**
 * An island as a page carries it: the finished HTML of its view, then its props. Server only.
 *
 * The view is rendered as a tree of its own under an own prefix, for the browser hydrates it as one: inside the tree of the
 * page its ids would differ. Whoever renders several roots into one page gives each root an `identifierPrefix`.
 */
export function Island<Props extends JsonObject>({ island, props, from }: IslandProps<Props>) {
  const prefix = useId()
  const html = renderToString(createElement(island.View, props), { identifierPrefix: prefix })
  const json = from === undefined ? `<script type="application/json">${jsonForScript(props)}</script>` : ''
  return (
    <div
      data-island={island.name}
      data-styles={island.styles === 'site' ? '' : undefined}
      data-props={from}
      data-when={island.when}
      data-parameters={island.parameters.join(' ') || undefined}
      data-stored={island.stored}
      data-prefix={prefix}
      dangerouslySetInnerHTML={{ __html: html + json }}
    />
  )
}
