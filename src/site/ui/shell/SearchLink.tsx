import type { ComponentProps } from 'react'
import { patterns } from '../../routes/patterns'
import { Icon } from '../media/Icon'

type SearchLinkProps = Pick<ComponentProps<'a'>, 'ref' | 'onClick'> & {
  label: string
  /** The page that is shown is the search. */
  isCurrent?: boolean
}

/**
 * The link of the header to the search page. Where a script opens a dialog instead, a plain click waits for that script
 * (`data-held`), and the keys that islands/site-header listens to click it.
 */
export function SearchLink({ label, isCurrent, ...rest }: SearchLinkProps) {
  return (
    <a
      {...rest}
      className="icon-button"
      href={patterns.search}
      aria-label={label}
      {...(isCurrent ? { 'aria-current': 'page' } : { id: 'site-search', 'data-held': '', 'aria-keyshortcuts': '/ Control+K Meta+K' })}
    >
      <Icon name="search" />
    </a>
  )
}
