/** The data of a technology that a list shows. */
export type TechnologyEntry = {
  name: string
  description: string
  category: string
  /** Set on the first technology of each category, as the target of links to the category. */
  id?: string
}

/** In narrow windows descriptions are hidden, since they would take thousands of pixels: a press on a category shows its descriptions. */
export type BriefList = {
  /** Label of the button of a category. */
  label: string
  /** The categories whose descriptions are shown. */
  shown: readonly string[]
  onToggle: (category: string) => void
}

export type TechnologyListProps = {
  technologies: readonly TechnologyEntry[]
  brief?: BriefList | undefined
}

/** Technologies side by side, by category: name and use (specification, 4.15). */
export function TechnologyList({ technologies, brief }: TechnologyListProps) {
  return (
    <ul className={brief ? 'technology-list brief' : 'technology-list'}>
      {technologies.map(({ id, name, description, category }, index) => {
        const begins = category !== technologies[index - 1]?.category
        const shown = brief?.shown.includes(category) ?? false
        return (
          <li key={`${category} ${name}`} id={id} className={classOf(begins, shown)}>
            <p className={begins ? 'category' : 'sr'}>
              {category}
              {begins && brief && (
                <button className="opens" type="button" aria-expanded={shown} onClick={() => brief.onToggle(category)}>
                  <span>{brief.label}</span>
                  <span className="sr"> ({category})</span>
                </button>
              )}
            </p>
            <b>{name}</b>
            <p className="small muted">{description}</p>
          </li>
        )
      })}
    </ul>
  )
}

const classOf = (begins: boolean, shown: boolean) => [begins && 'begins', shown && 'shown'].filter(Boolean).join(' ') || undefined
