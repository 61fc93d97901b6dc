import type { Point } from '../../art/geometry/point'
import { wholeWords } from '../layout/whole-words'

export type SubjectNetProps = {
  /** Heading of the related subjects. */
  title: string
  /** What a point on a line is. */
  caption: string
  /** The subject in the middle. */
  name: string
  /** Subjects around it, and the number of texts that they share with it. */
  related: readonly { label: string; href: string; together: number }[]
  /** Pairs of related subjects that share a text with it, by their places in the list. */
  joins: readonly (readonly [number, number])[]
}

/** Units of the drawing: its width, the height of a row, and where points of rows are from its sides, in turn. Styles say the same. */
const WIDTH = 100
const ROW = 20
const FROM_SIDES = [16, 27] as const

/** More points than these on a line cannot be told apart. */
const MOST_POINTS = 9

/** A subject and those around it, in two columns, joined by lines with a point for each text that they share. */
export function SubjectNet({ title, caption, name, related, joins }: SubjectNetProps) {
  const rows = Math.ceil(related.length / 2)
  const height = rows * ROW
  // Of three rows, the points of the second are beside the middle.
  const placeOf = (index: number) => placeIn(index, rows === 3 ? 1 : 0)
  const middle: Point = [WIDTH / 2, height / 2]
  const line = (from: Point, to: Point) => `M${from.join(' ')}L${to.join(' ')}`
  return (
    <section className="subject-net" aria-labelledby="related">
      <h2 className="small" id="related">
        {title}
      </h2>
      <div>
        <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="joins" d={joins.map(([one, other]) => line(placeOf(one), placeOf(other))).join('')} />
          <path d={related.map((_, index) => line(middle, placeOf(index))).join('')} />
          <path className="texts" d={related.map(({ together }, index) => pointsOn(middle, placeOf(index), together)).join('')} />
        </svg>
        <ul>
          {related.map(({ label, href }, index) => (
            <li key={href} className={Math.floor(index / 2) < (rows - 1) / 2 ? 'up' : undefined}>
              <a href={href}>
                <span>{wholeWords(label)}</span>
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

/** Where a related subject is: from the left and the right in turn, and nearer to the middle in every second row. */
function placeIn(index: number, first: number): Point {
  const row = Math.floor(index / 2)
  const side = FROM_SIDES[(row + first) % 2 === 0 ? 0 : 1]
  return [index % 2 === 0 ? side : WIDTH - side, (row + 0.5) * ROW]
}

/** Points on a line, at equal distances. */
function pointsOn([x, y]: Point, [toX, toY]: Point, texts: number): string {
  const count = Math.min(texts, MOST_POINTS)
  const rounded = (value: number) => Number(value.toFixed(1))
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / (count + 1)
    return `M${rounded(x + (toX - x) * part)} ${rounded(y + (toY - y) * part)}h0`
  }).join('')
}
