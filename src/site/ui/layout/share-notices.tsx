import { Control } from '../forms/Control'
import type { Notice } from './Notices'

/** Words of a button that shares the page or copies its address. */
export type ShareWords = { copied: string; byHand: string }

/** Notices of such a button: that the address was copied, or the address itself, to copy by hand. */
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
