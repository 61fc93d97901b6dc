import { fill } from '../../src/engine/lib/text'
import type { Graph } from '../../src/site/graph/graph'
import { type Pair, PairList } from '../../src/site/ui/figures/PairList'
import { CopyButton } from '../../src/site/ui/layout/CopyButton'
import type { Subscription } from './subscriptions'

type SubscriptionRowProps = Subscription & {
  copying: Graph['pages']['feeds']['copying']
  /** Whether it stands before the others, large and over the whole width. */
  lead?: boolean
}

/** A part of a register: a feed or a calendar, what it holds, and its addresses, each with a button that copies it (islands/copy-code). */
export function SubscriptionRow({ title, home, text, addresses, copying, lead }: SubscriptionRowProps) {
  const copyButton = ({ label, value }: Pair) =>
    value.includes('://') && <CopyButton words={copying} name={fill(copying.name, { kind: label, title })} />
  const link = <a href={home}>{title}</a>
  const list = <PairList keys="medium" pairs={addresses} besideOf={copyButton} />
  if (lead) {
    return (
      <li className="grid">
        <div className="c6">
          <h3 className="text-3xl">{link}</h3>
          <p className="lede mt4">{text}</p>
        </div>
        <div className="c6">{list}</div>
      </li>
    )
  }
  return (
    <li className="stack">
      <h3>{link}</h3>
      <p className="excerpt">{text}</p>
      {list}
    </li>
  )
}
