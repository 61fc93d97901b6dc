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
  /** Only names in narrow windows, where all of them would take thousands of pixels. */
  brief?: boolean
}

/** Technologies side by side, by category: name and use (specification, 4.15). */
export function TechnologyList({ technologies, brief }: TechnologyListProps) {
  return (
    <ul className={brief ? 'technology-list brief' : 'technology-list'}>
      {technologies.map(({ id, name, description, category }, index) => {
        const begins = category !== technologies[index - 1]?.category
        return (
          <li key={`${category} ${name}`} id={id} className={begins ? 'begins' : undefined}>
            <p className={begins ? 'category' : 'sr'}>{category}</p>
            <b>{name}</b>
            <p className="small muted">{description}</p>
          </li>
        )
      })}
    </ul>
  )
}
