/// <reference types="vite/client" />
import type { IslandDefinition } from '#engine/islands/defineIsland'
import type { ClientParts } from '#renderer/checks/islands'

/** What runs in the browser: an island is a folder here with an `island.tsx`, an enhancement is one with an `enhancement.ts`. */
export const parts: ClientParts = {
  islands: import.meta.glob<IslandDefinition>('./*/island.tsx', { eager: true, import: 'default' }),
  enhancements: Object.keys(import.meta.glob('./*/enhancement.ts')),
}
