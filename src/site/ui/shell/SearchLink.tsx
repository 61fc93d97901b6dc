import type { ComponentProps } from 'react'
import { patterns } from '../../routes/patterns'
import { Icon } from '../media/Icon'

type SearchLinkProps = Pick<ComponentProps<'a'>, 'ref' | 'onClick'> & {
  label: string
  /** Whether the current page is the search page. */
  isCurrent?: boolean
}

/**
 * The link of the header to the search page. If its script opens a dialog instead, a click waits for that script (`data-held`).
 * The keyboard shortcuts of islands/site-header click it.
 */
export function SearchLink({ label, isCurrent, ...rest }: SearchLinkProps) {
  return (
    <a
      {...rest}
      className="icon-button"
      href={patterns.search}
      aria-label={label}
      {...(isCurrent ? { 'aria-current': 'page' } : { id: 'site-search', 'data-held': '', 'aria-keyshortcuts': 'Control+K Meta+K' })}
    >
      <Icon name="search" />
    </a>
  )
}
