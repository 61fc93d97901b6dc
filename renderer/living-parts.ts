import type { IslandDefinition } from '../src/engine/islands/defineIsland'
import type { LivingParts } from './checks/islands'

/** What of this site comes to life in a browser. */
export const livingParts: LivingParts = {
  islands: import.meta.glob<IslandDefinition>('../src/site/islands/*/island.tsx', { eager: true, import: 'default' }),
  enhancements: Object.keys(import.meta.glob('../src/site/islands/*/enhancement.ts')),
}
