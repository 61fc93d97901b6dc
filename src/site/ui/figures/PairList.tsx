import { wholeParts } from '../layout/whole-parts'
import { Address } from './Address'

/** A label and its value, which may be a link, a date or emphasized. */
export type Pair = { label: string; value: string; href?: string; date?: string; strong?: boolean }

export type PairListProps = {
  pairs: readonly Pair[]
  /**
   * Width of the labels: narrow 4.5rem, medium 5.75rem, wide 9.5rem; `split` aligns the values with the end of the line, `above` puts the
   * labels above them, and `across` does so with the pairs side by side.
   */
  layout?: 'narrow' | 'medium' | 'wide' | 'split' | 'above' | 'across'
}

/** Labels and values in two columns, separated by thin lines. */
export function PairList({ pairs, layout }: PairListProps) {
  return (
    <dl className="pair-list" data-keys={layout}>
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

function PairValue({ value, href, date, strong }: Pair) {
  if (href !== undefined) {
    return (
      <a className="link" href={href}>
        {href.startsWith('mailto:') ? <Address text={value} /> : value}
      </a>
    )
  }
  if (date !== undefined) return <time dateTime={date}>{wholeParts(value)}</time>
  return strong ? <b>{value}</b> : value
}
