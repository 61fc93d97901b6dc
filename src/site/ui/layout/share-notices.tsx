import type { Notice } from './Notices'
import { SharePanel, type SharePanelWords } from './SharePanel'

/** Words of a button that shares the page or copies its address. */
export type ShareWords = SharePanelWords & { copied: string }

/** Notices of such a button: that the address was copied, or the address itself. */
export const shareNotices = (words: ShareWords): readonly Notice[] => [
  { name: 'copied', says: words.copied },
  { name: 'refused', says: <SharePanel words={words} /> },
]
