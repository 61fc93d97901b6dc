import { Icon } from '../media/Icon'
import { Button } from './Button'

export type SharePanelWords = {
  byHand: string
  copy: string
  /** Replaces the words above the address if the copy button is refused too. */
  selected?: string | undefined
  close?: string | undefined
}

/**
 * The address of the page, to copy by hand or with another button. A long address is cut off at the end of its field, which can be
 * scrolled.
 */
export const SharePanel = ({ words: { byHand, copy, selected, close } }: { words: SharePanelWords }) => (
  <span className="row share-panel">
    <span className="row full">
      <span data-refused={selected}>{byHand}</span>
      {close && (
        <button className="icon-button" type="button" data-way="close" aria-label={close}>
          <Icon name="close" />
        </button>
      )}
    </span>
    <input className="control" readOnly aria-label={byHand} />
    <Button data-enhance="share-link" data-when="intent" data-way="copy">
      {copy}
    </Button>
  </span>
)
