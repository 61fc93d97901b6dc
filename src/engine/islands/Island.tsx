import { createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandDefinition } from './defineIsland'
import { type JsonObject, jsonForScript } from './json'

type IslandProps<Props extends JsonObject> = {
  island: IslandDefinition<Props>
  props: Props
  /** The address of a file with the same props, for an island on many pages. Left out, the page holds the props. */
  from?: string
}

/**
 * The HTML of an island on a page: its view, then its props. Only for the server. The view is rendered as a root with its own prefix for
 * ids, since the browser hydrates it as a root with the same prefix.
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
      data-restores={island.restores ? '' : undefined}
      data-stored={island.stored}
      data-prefix={prefix}
      dangerouslySetInnerHTML={{ __html: html + json }}
    />
  )
}
