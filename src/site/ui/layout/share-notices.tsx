import { Control } from '../forms/Control'
import type { Notice } from './Notices'

/** Words of a button that shares the page or copies its address. */
export type ShareWords = { copied: string; byHand: string }

/** What such a button may say: that the address is copied, or the address itself, to be copied by hand. */
export const shareNotices = (words: ShareWords): readonly Notice[] => [
  { name: 'copied', says: words.copied },
  {
    name: 'refused',
    says: (
      <>
        {words.byHand} <Control readOnly aria-label={words.byHand} />
      </>
    ),
  },
]
