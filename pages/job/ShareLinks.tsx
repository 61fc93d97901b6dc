import type { Graph } from '../../src/graph/graph'
import { ButtonLink } from '../../src/ui/layout/ButtonLink'

type ShareLinksProps = {
  labels: Pick<Graph['pages']['job']['labels'], 'share' | 'linkedin' | 'twitter'>
  /** Whole address of the page. */
  address: string
  title: string
}

/** Ways to pass a page on, by the share addresses of two networks (rulings, Buttons that did nothing). */
export function ShareLinks({ labels, address, title }: ShareLinksProps) {
  const linkedin = `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`
  const twitter = `https://twitter.com/intent/tweet?${new URLSearchParams({ url: address, text: title })}`
  return (
    <div className="row close">
      <p className="small muted full">{labels.share}</p>
      <ul className="row close">
        <li>
          <ButtonLink href={linkedin} kind="line" small rel="noopener">
            {labels.linkedin}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink href={twitter} kind="line" small rel="noopener">
            {labels.twitter}
          </ButtonLink>
        </li>
      </ul>
    </div>
  )
}
