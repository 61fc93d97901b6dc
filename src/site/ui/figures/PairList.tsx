/** A name with its value; the value may be a link or a date, or stand out. */
export type Pair = { label: string; value: string; href?: string; date?: string; strong?: boolean }

export type PairListProps = {
  pairs: readonly Pair[]
  /** Width of the names: narrow 4.5rem, medium 5.75rem, wide 9.5rem; `split` puts the values at the end of the line, `above` the names over them. */
  keys?: 'narrow' | 'medium' | 'wide' | 'split' | 'above'
}

/** Names and values in two columns, divided by hairlines. */
export function PairList({ pairs, keys }: PairListProps) {
  return (
    <dl className="pair-list" data-keys={keys}>
      {pairs.map((pair) => (
        <div key={pair.label}>
          <dt>{pair.label}</dt>
          <dd>
            <PairValue {...pair} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An e-mail address; where it is too long for its line it breaks after the @. */
function Mailbox({ address }: { address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

function PairValue({ value, href, date, strong }: Pair) {
  if (href !== undefined) {
    return (
      <a className="link" href={href}>
        {href.startsWith('mailto:') ? <Mailbox address={value} /> : value}
      </a>
    )
  }
  if (date !== undefined) return <time dateTime={date}>{value}</time>
  return strong ? <b>{value}</b> : value
}
