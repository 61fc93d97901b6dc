/// <reference types="vite/client" />
import type { Enhancement } from '#engine/islands/defineEnhancement'
import type { IslandDefinition } from '#engine/islands/defineIsland'
import { startIslands } from '#engine/islands/start'

startIslands({
  shell: {},
  early: {},
  registry: async () => ({
    islands: import.meta.glob<{ default: IslandDefinition }>('./*/island.tsx'),
    enhancements: import.meta.glob<{ default: Enhancement }>('./*/enhancement.ts'),
  }),
})
