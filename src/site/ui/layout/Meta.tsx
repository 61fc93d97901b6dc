/** A date in ISO format and as text. */
export type DateText = { iso: string; text: string }

/** A text, an emphasized text that may be a link, or a date. */
export type MetaItem = string | { strong: string; href?: string | undefined } | DateText

function MetaWord({ item }: { item: MetaItem }) {
  if (typeof item === 'string') return <span>{item}</span>
  if ('strong' in item) {
    return (
      <span>
        <b>{item.href === undefined ? item.strong : <a href={item.href}>{item.strong}</a>}</b>
      </span>
    )
  }
  return (
    <span>
      <time dateTime={item.iso}>{item.text}</time>
    </span>
  )
}

/** Kind, date and reading time as one line, separated by points. */
export function Meta({ items }: { items: readonly MetaItem[] }) {
  return (
    <p className="meta">
      {items.map((item) => (
        <MetaWord key={typeof item === 'string' ? item : Object.values(item).join()} item={item} />
      ))}
    </p>
  )
}
