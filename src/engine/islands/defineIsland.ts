import type { ReactNode } from 'react'
import type { JsonObject } from './json'

/**
 * When an island gets its script. `intent`: at the first pointer, focus or touch. `visible`: when it comes near the window.
 * `idle`: when the browser has nothing to do. `load`: at once. Intent counts for all of them.
 */
export type When = 'intent' | 'visible' | 'idle' | 'load'

/** An interactive part of a page. Its name is that of its folder, `<name>/island.tsx`, by which the loader finds it. */
export type IslandDefinition<Props extends JsonObject = JsonObject> = {
  name: string
  when: When
  /** Names in the query of the address that make it due at once, because they hold its state. */
  parameters: readonly string[]
  /** Names in the storage of the tab or of the device that make it due at once, because something is kept there for it. */
  stored?: string
  /** Styles that it makes do with: those of the page that carries it, or those of the whole site, which are loaded with its script. */
  styles: 'page' | 'site'
  /** A method, so that a table of islands with different props has one type. */
  View(this: void, props: Props): ReactNode
}

type Definition<Props extends JsonObject> = Pick<IslandDefinition<Props>, 'name' | 'View'> &
  Partial<Pick<IslandDefinition<Props>, 'when' | 'parameters' | 'stored' | 'styles'>>

/** Defines an island. Its props are JSON: a function or a date in them does not compile. */
export const defineIsland = <Props extends JsonObject>({
  name,
  View,
  when = 'intent',
  parameters = [],
  stored,
  styles = 'page',
}: Definition<Props>): IslandDefinition<Props> => ({
  name,
  when,
  parameters,
  stored,
  styles,
  View,
})
