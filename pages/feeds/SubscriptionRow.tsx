import { fill } from '../../src/engine/lib/text'
import type { Graph } from '../../src/site/graph/graph'
import { type Pair, PairList } from '../../src/site/ui/figures/PairList'
import { CopyButton } from '../../src/site/ui/layout/CopyButton'
import type { Subscription } from './subscriptions'

type SubscriptionRowProps = Subscription & { copying: Graph['pages']['feeds']['copying'] }

/** A row of a register: a feed or a calendar, what it holds, and its addresses, each with a button that copies it (islands/copy-code). */
export function SubscriptionRow({ title, home, text, addresses, copying }: SubscriptionRowProps) {
  const copyButton = ({ label, value }: Pair) =>
    value.includes('://') && <CopyButton words={copying} name={fill(copying.name, { kind: label, title })} />
  return (
    <li className="grid">
      <h3 className="c3">
        <a href={home}>{title}</a>
      </h3>
      <p className="excerpt c4">{text}</p>
      <div className="c5">
        <PairList keys="medium" pairs={addresses} besideOf={copyButton} />
      </div>
    </li>
  )
}
