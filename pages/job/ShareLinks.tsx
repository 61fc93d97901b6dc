import type { Graph } from '../../src/site/graph/graph'
import { Button } from '../../src/site/ui/layout/Button'
import { ButtonLink } from '../../src/site/ui/layout/ButtonLink'
import { Notices } from '../../src/site/ui/layout/Notices'
import { type ShareWords, shareNotices } from '../../src/site/ui/layout/share-notices'

type ShareLinksProps = {
  labels: Pick<Graph['pages']['job']['labels'], 'share' | 'linkedin' | 'twitter' | 'copyLink'>
  /** Notices of the button that copies the address. */
  notices: ShareWords
  /** Full address of the page. */
  address: string
  title: string
}

/** The words before the links, which name them: "LinkedIn" alone may be a profile. */
const WAYS = 'ways-to-share'

/** Ways to share a page: plain links to two networks, and a button that copies the address by script (specification, 4.18). */
export function ShareLinks({ labels, notices, address, title }: ShareLinksProps) {
  const linkedin = `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`
  const twitter = `https://twitter.com/intent/tweet?${new URLSearchParams({ url: address, text: title })}`
  return (
    <div className="row close" data-sharing="">
      <p className="small muted full" id={WAYS}>
        {labels.share}
      </p>
      <ul className="row" aria-labelledby={WAYS}>
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
        <li className="needs-script">
          <Button kind="line" small data-enhance="share-link" data-when="intent" data-way="copy">
            {labels.copyLink}
          </Button>
        </li>
      </ul>
      <Notices notices={shareNotices(notices)} />
    </div>
  )
}
