import { Fragment } from 'react'
import { DOT, unbroken } from '../../../engine/lib/text'

export type UseListProps = {
  /** Each with the names of the technologies it uses. Technologies in none of the categories are left out. */
  rows: readonly { title: string; href: string; tools: readonly string[] }[]
  /** All technologies, by category. */
  categories: readonly { title: string; technologies: readonly { name: string }[] }[]
  /** What large and small points are, and how an unfolded row names them. */
  legend?: string
  /** What the numbers of a row are, which stand for its points where these are too small. */
  countsLegend?: string
  /** Words after the number of technologies in a row. */
  countLabel: string
}

/** Empty columns of points between two categories. */
const GAP = 2

/** Holds the column of a category without a name, so that those after it stay below their points. It is not visible. */
const NONE = '–'

/**
 * Who uses which technology: a row for each, with a point for every technology, large if used, below the names of the categories; in
 * narrow windows the number of those used by category. A press unfolds the names, in the order of their points; in wide windows below these.
 */
export function UseList({ rows, categories, legend, countsLegend, countLabel }: UseListProps) {
  const pitch = Math.max(...categories.map(({ technologies }) => technologies.length)) + GAP
  const points = categories.flatMap(({ technologies }, column) =>
    technologies.map(({ name }, index) => ({ name, d: `M${column * pitch + index} .5h.4` })),
  )
  return (
    <div className="use-list">
      {legend && <p className="caption points">{legend}</p>}
      {countsLegend && <p className="caption counts">{countsLegend}</p>}
      <p className="grid heads points" aria-hidden="true">
        <span className="c9 from4">
          {categories.map(({ title }) => (
            <span key={title}>{title}</span>
          ))}
        </span>
      </p>
      <ul className="register">
        {rows.map(({ title, href, tools }) => {
          const used = points.filter(({ name }) => tools.includes(name))
          return (
            <li key={href} className="grid">
              <h3 className="c3">
                <a href={href}>{title}</a>
              </h3>
              <details className="c9">
                <summary>
                  <svg className="use-stems points" viewBox={`-.5 0 ${categories.length * pitch} 1`} aria-hidden="true">
                    <path className="unused" d={points.map(({ d }) => d).join('')} />
                    <path d={used.map(({ d }) => d).join('')} />
                  </svg>
                  <span className="opens">
                    <Counts tools={tools} categories={categories} countLabel={countLabel} />
                    <span className="sr"> ({title})</span>
                  </span>
                </summary>
                <dl>
                  {categories.map((category) => {
                    const names = category.technologies.map(({ name }) => name).filter((name) => tools.includes(name))
                    return (
                      <div key={category.title} className={names.length > 0 ? undefined : 'none'}>
                        <dt>{category.title}</dt> <dd>{names.length > 0 ? names.map(spanned) : NONE}</dd>
                      </div>
                    )
                  })}
                </dl>
              </details>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** A name that does not break; its style puts a comma or a new line after it. */
const spanned = (name: string) => (
  <Fragment key={name}>
    <span>{name}</span>{' '}
  </Fragment>
)

type CountsProps = Pick<UseListProps, 'categories' | 'countLabel'> & { tools: readonly string[] }

/** How many technologies are used; in narrow windows instead the categories of these, each with its number, most first. */
function Counts({ tools, categories, countLabel }: CountsProps) {
  const counts = categories
    .map(({ title, technologies }) => ({ title, n: technologies.filter(({ name }) => tools.includes(name)).length }))
    .filter(({ n }) => n > 0)
  const parts = counts.toSorted((a, b) => b.n - a.n).map(({ title, n }) => unbroken(`${title} ${n}`))
  return (
    <>
      <span className="points">
        {counts.reduce((sum, { n }) => sum + n, 0)} {countLabel}
      </span>
      <span className="counts">{parts.join(DOT)}</span>
    </>
  )
}
