/// <reference types="vite/client" />
import type { ClientParts } from '../../../renderer/checks/islands'
import type { IslandDefinition } from '../../engine/islands/defineIsland'

/** The islands and enhancements of this site. */
export const parts: ClientParts = {
  codeKey: import.meta.codeKey,
  islands: import.meta.glob<IslandDefinition>('./*/island.tsx', { eager: true, import: 'default' }),
  enhancements: Object.keys(import.meta.glob('./*/enhancement.ts')),
}
