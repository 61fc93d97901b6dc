/** What a list shows of a technology. Plain data. */
export type TechnologyEntry = {
  name: string
  description: string
  category: string /** Place that links to its category lead to, on the first of each. */
  id?: string
}

export type TechnologyListProps = {
  technologies: readonly TechnologyEntry[]
  /** Name of the list, where no heading names it. */
  label?: string
}

/** Technologies side by side: name, what we use it for, category (specification, 4.15). */
export function TechnologyList({ technologies, label }: TechnologyListProps) {
  return (
    <ul className="ledger n4 two-up technology-list" aria-label={label}>
      {technologies.map(({ id, name, description, category }) => (
        <li key={`${category} ${name}`} id={id}>
          <b>{name}</b>
          <p className="small muted">{description}</p>
          <p className="category">{category}</p>
        </li>
      ))}
    </ul>
  )
}
