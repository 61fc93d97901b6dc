/// <reference types="vite/client" />
import type { Enhancement } from '../../engine/islands/defineEnhancement'
import { prefetchOnIntent } from '../../engine/islands/prefetch'
import { startIslands } from '../../engine/islands/start'

startIslands({
  // Every page needs these, so they are bundled with this file: three small files would take longer to load.
  shell: import.meta.glob<Enhancement>('./{site-header,theme-switch,region-selector}/enhancement.ts', { eager: true, import: 'default' }),
  early: import.meta.glob<{ default: Enhancement }>(
    './{article-actions,point-field,region-tabs,scroll-area,table-of-contents}/enhancement.ts',
  ),
  registry: () => import('./registry'),
})
prefetchOnIntent()
