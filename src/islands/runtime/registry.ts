/// <reference types="vite/client" />
import type { Enhancement } from './defineEnhancement'
import type { IslandDefinition } from './defineIsland'

/*
 * What waits for a visitor. The list is longer than the loader, and most visits need little of it: it comes with the first
 * reach for something, beside React.
 */

/** Every island, by the path from here. */
export const islands = import.meta.glob<{ default: IslandDefinition }>('../*/island.tsx')

/** Every enhancement that the loader does not know, by the path from here. */
export const enhancements = import.meta.glob<{ default: Enhancement }>([
  '../*/enhancement.ts',
  '!../{site-header,theme-switch,region-selector}/enhancement.ts',
  '!../{article-actions,point-field,region-tabs,table-of-contents}/enhancement.ts',
])
