import { ButtonLink } from '../../ui/layout/ButtonLink'
import type { WholeLists } from './whole-lists'

/** Links from a selection to the whole lists. */
export function WholeListLinks({ lists, lead }: Pick<WholeLists, 'lists' | 'lead'>) {
  return (
    <p className="whole-list-links row">
      <span className="small muted">{lead}</span>
      {lists.map(({ short, href }) => (
        <ButtonLink key={href} kind="line" small href={href}>
          {short}
        </ButtonLink>
      ))}
    </p>
  )
}
