import { unbroken } from '../../../engine/lib/text'

export type UseListProps = {
  /** Each with the names of the technologies it uses. Technologies in none of the categories are left out. */
  rows: readonly { title: string; href: string; tools: readonly string[] }[]
  /** All technologies, by category. */
  categories: readonly { title: string; technologies: readonly { name: string }[] }[]
  /** Words after the number of technologies in a row. */
  countLabel: string
}

/** Empty columns of points between two categories. */
const GAP = 2

/**
 * Who uses which technology: a row for each, with a point for every technology, large if used, below the names of the categories. A press
 * unfolds the names.
 */
export function UseList({ rows, categories, countLabel }: UseListProps) {
  const pitch = Math.max(...categories.map(({ technologies }) => technologies.length)) + GAP
  const points = categories.flatMap(({ technologies }, column) =>
    technologies.map(({ name }, index) => ({ name, d: `M${column * pitch + index} .5h.4` })),
  )
  return (
    <div className="use-list">
      <p className="grid heads" aria-hidden="true">
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
                  <svg className="use-stems" viewBox={`-.5 0 ${categories.length * pitch} 1`} aria-hidden="true">
                    <path className="unused" d={points.map(({ d }) => d).join('')} />
                    <path d={used.map(({ d }) => d).join('')} />
                  </svg>
                  <span className="opens">
                    {used.length} {countLabel}
                    <span className="sr"> ({title})</span>
                  </span>
                </summary>
                <dl>
                  {categories
                    .map((category) => ({
                      title: category.title,
                      names: category.technologies.map(({ name }) => name).filter((name) => tools.includes(name)),
                    }))
                    .filter(({ names }) => names.length > 0)
                    .map((use) => (
                      <div key={use.title}>
                        <dt>{use.title}</dt> <dd>{use.names.map(unbroken).join(', ')}</dd>
                      </div>
                    ))}
                </dl>
              </details>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
