import { PairList } from '../../src/site/ui/figures/PairList'
import type { Subscription } from './subscriptions'

/** A row of a register: a feed or a calendar, what it holds, and its addresses. */
export function SubscriptionRow({ title, home, text, addresses }: Subscription) {
  return (
    <li className="grid">
      <h3 className="c3">
        <a href={home}>{title}</a>
      </h3>
      <p className="excerpt c4">{text}</p>
      <div className="c5">
        <PairList keys="medium" pairs={addresses} />
      </div>
    </li>
  )
}
