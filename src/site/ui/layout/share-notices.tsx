import { Control } from '../forms/Control'
import { Button } from './Button'
import type { Notice } from './Notices'

/** Words of a button that shares the page or copies its address. */
export type ShareWords = { copied: string; byHand: string; copy: string }

/** Notices of such a button: that the address was copied, or the address itself, to copy by hand or by one more press. */
export const shareNotices = (words: ShareWords): readonly Notice[] => [
  { name: 'copied', says: words.copied },
  {
    name: 'refused',
    says: (
      <>
        {words.byHand}
        <span className="row close">
          <Control readOnly aria-label={words.byHand} />
          <Button data-enhance="share-link" data-when="intent" data-way="copy">
            {words.copy}
          </Button>
        </span>
      </>
    ),
  },
]
