import { DOT } from '../../../engine/lib/text'
import { MoreLink } from '../layout/MoreLink'
import { Tags } from '../layout/Tags'
import { CardTitle } from './CardTitle'

/** The data of a position that a cell shows. */
export type JobEntry = {
  href: string
  title: string
  department: string
  location: string
  description: string
  tags?: readonly string[]
}

export type JobCellProps = {
  job: JobEntry
  /** Text of the link. */
  viewLabel: string
}

/** A position in a ledger (specification, 4.17). */
export function JobCell({ job, viewLabel }: JobCellProps) {
  const { href, title, department, location, description, tags = [] } = job
  return (
    <article className="cell job-cell">
      <div>
        <CardTitle title={title} href={href} level={3} />
        <p className="subtitle">{department + DOT + location}</p>
      </div>
      <p className="excerpt">{description}</p>
      <div className="foot stack">
        {tags.length > 0 && <Tags tags={tags} />}
        <MoreLink>{viewLabel}</MoreLink>
      </div>
    </article>
  )
}
