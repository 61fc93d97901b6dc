import type { ComponentProps } from 'react'
import { patterns } from '../../routes/patterns'
import { Icon } from '../media/Icon'
import { SEARCH_ID } from './search-id'

type SearchLinkProps = Pick<ComponentProps<'a'>, 'ref' | 'onClick'> & {
  label: string
  /** Whether the current page is the search page. */
  isCurrent?: boolean
}

/**
 * The link of the header to the search page. If its script opens a dialog instead, a click is held until that script is loaded
 * (`data-held`). The keyboard shortcuts of islands/site-header click it.
 */
export function SearchLink({ label, isCurrent, ...rest }: SearchLinkProps) {
  return (
    <a
      {...rest}
      className="icon-button"
      href={patterns.search}
      aria-label={label}
      {...(isCurrent ? { 'aria-current': 'page' } : { id: SEARCH_ID, 'data-held': '', 'aria-keyshortcuts': 'Control+K Meta+K' })}
    >
      <Icon name="search" />
    </a>
  )
}
