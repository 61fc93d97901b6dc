/** What a list shows of a technology. */
export type TechnologyEntry = {
  name: string
  description: string
  category: string
  /** Set on the first technology of each category; links to the category lead here. */
  id?: string
}

export type TechnologyListProps = {
  technologies: readonly TechnologyEntry[]
  /** Accessible name of the list, if no heading names it. */
  label?: string
}

/** Technologies side by side: name, use, category (specification, 4.15). */
export function TechnologyList({ technologies, label }: TechnologyListProps) {
  return (
    <ul className="ledger n4 two-up technology-list" aria-label={label}>
      {technologies.map(({ id, name, description, category }, index) => (
        <li key={`${category} ${name}`} id={id} className={category === technologies[index - 1]?.category ? undefined : 'begins'}>
          <b>{name}</b>
          <p className="small muted">{description}</p>
          <p className="category">{category}</p>
        </li>
      ))}
    </ul>
  )
}
