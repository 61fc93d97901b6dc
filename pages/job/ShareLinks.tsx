import type { Graph } from '../../src/site/graph/graph'
import { Sharing } from '../../src/site/ui/layout/Sharing'
import { type ShareWords, shareNotices } from '../../src/site/ui/layout/share-notices'
import { ShareIcon } from './ShareIcon'

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
    <Sharing className="mt7" notices={shareNotices(notices)}>
      <p className="small muted" id={WAYS}>
        {labels.share}
      </p>
      <ul className="row close" aria-labelledby={WAYS}>
        <li>
          <a className="icon-button" href={linkedin} rel="noopener" title={labels.linkedin}>
            <ShareIcon name="linkedin" />
            <span className="sr">{labels.linkedin}</span>
          </a>
        </li>
        <li>
          <a className="icon-button" href={twitter} rel="noopener" title={labels.twitter}>
            <ShareIcon name="twitter" />
            <span className="sr">{labels.twitter}</span>
          </a>
        </li>
        <li className="needs-script">
          <button
            className="icon-button"
            type="button"
            data-enhance="share-link"
            data-when="intent"
            data-way="copy"
            title={labels.copyLink}
          >
            <ShareIcon name="chain" />
            <span className="sr">{labels.copyLink}</span>
          </button>
        </li>
      </ul>
    </Sharing>
  )
}
