import { itemAt } from '../../../engine/lib/items'
import type { Point } from '../../art/geometry/point'
import { DRAWN, subjectPlaces, textPoints } from '../../art/net/subject-places'
import { withoutHyphenBreaks } from '../layout/without-hyphen-breaks'

export type SubjectNetProps = {
  /** Heading of the related subjects. */
  title: string
  /** What a point on a line stands for. */
  caption: string
  /** The subject in the middle. */
  name: string
  /** Subjects around it, and the number of texts that they share with it. */
  related: readonly { label: string; href: string; together: number }[]
  /** Pairs of related subjects that share a text with it, by their indexes. */
  joins: readonly (readonly [number, number])[]
}

/** A subject and related ones around it, connected by lines with a point for each text that they share. */
export function SubjectNet({ title, caption, name, related, joins }: SubjectNetProps) {
  const { middle, around, height } = subjectPlaces(related.length)
  const dot = (at: Point) => `M${at.join(' ')}h0`
  const line = (from: Point, to: Point) => `M${from.join(' ')}L${to.join(' ')}`
  return (
    <section className="subject-net" aria-labelledby="related">
      <h2 className="small" id="related">
        {title}
      </h2>
      <div>
        <svg viewBox={`${DRAWN.from} 0 ${DRAWN.width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="joins" d={joins.map(([one, other]) => line(itemAt(around, one), itemAt(around, other))).join('')} />
          <path d={around.map((place) => line(middle, place)).join('')} />
          <path
            className="texts"
            d={related.flatMap(({ together }, index) => textPoints(middle, itemAt(around, index), together).map(dot)).join('')}
          />
        </svg>
        <ul>
          {related.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>
                <span>{withoutHyphenBreaks(label)}</span>
              </a>
            </li>
          ))}
        </ul>
        <p aria-hidden="true">
          <span>{name}</span>
        </p>
      </div>
      <p className="caption">{caption}</p>
    </section>
  )
}
