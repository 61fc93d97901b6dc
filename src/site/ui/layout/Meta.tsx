/** A date as data and as words. */
export type DateText = { iso: string; text: string }

/** A word, a word that leads, or a date. */
export type MetaItem = string | { strong: string } | DateText

function MetaWord({ item }: { item: MetaItem }) {
  if (typeof item === 'string') return <span>{item}</span>
  if ('strong' in item) {
    return (
      <span>
        <b>{item.strong}</b>
      </span>
    )
  }
  return (
    <span>
      <time dateTime={item.iso}>{item.text}</time>
    </span>
  )
}

/** Kind, date, time to read: one line, divided by points. */
export function Meta({ items }: { items: readonly MetaItem[] }) {
  return (
    <p className="meta">
      {items.map((item) => (
        <MetaWord key={typeof item === 'string' ? item : Object.values(item).join()} item={item} />
      ))}
    </p>
  )
}
