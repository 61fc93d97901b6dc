import type { ReactNode } from 'react'
import type { JsonObject } from './json'

/**
 * When the script of an island is loaded. `intent`: at the first pointer, focus, touch, click, key or input. `visible`: when the island
 * comes near the window. `idle`: when the browser is idle. `load`: at once. Intent loads it in all cases.
 */
export type When = 'intent' | 'visible' | 'idle' | 'load'

/** An interactive part of a page. Its name is that of its folder, `<name>/island.tsx`, by which the loader finds it. */
export type IslandDefinition<Props extends JsonObject = JsonObject> = {
  name: string
  when: When
  /** Parameters in the query of the address that hold its state, so that it is loaded at once. */
  parameters: readonly string[]
  /** Whether what the server has drawn is not to be seen where the address holds a state: `html[data-restoring]` says so to styles. */
  restores: boolean
  /** Names in the storage of the tab or of the device that hold its state, so that it is loaded at once. They are separated by spaces. */
  stored?: string
  /** The styles that it needs: those of its page, or those of the whole site, which are loaded with its script. */
  styles: 'page' | 'site'
  /** This is a method and not a property, so that islands with different props can be in one table. */
  View(this: void, props: Props): ReactNode
}

type Definition<Props extends JsonObject> = Pick<IslandDefinition<Props>, 'name' | 'View'> &
  Partial<Pick<IslandDefinition<Props>, 'when' | 'parameters' | 'restores' | 'stored' | 'styles'>>

/** Defines an island. Its props are JSON: a function or a date in them does not compile. */
export const defineIsland = <Props extends JsonObject>({
  name,
  View,
  when = 'intent',
  parameters = [],
  restores = false,
  stored,
  styles = 'page',
}: Definition<Props>): IslandDefinition<Props> => ({
  name,
  when,
  parameters,
  restores,
  stored,
  styles,
  View,
})
