/// <reference types="vite/client" />
import type { Enhancement } from '../../engine/islands/defineEnhancement'
import type { IslandDefinition } from '../../engine/islands/defineIsland'

/** Every island by its relative path. */
export const islands = import.meta.glob<{ default: IslandDefinition }>('./*/island.tsx')

/** Every enhancement that is not part of the loader, by its relative path. */
export const enhancements = import.meta.glob<{ default: Enhancement }>([
  './*/enhancement.ts',
  '!./{site-header,theme-switch,region-selector}/enhancement.ts',
  '!./{article-actions,point-field,region-tabs,scroll-area,table-of-contents}/enhancement.ts',
])
