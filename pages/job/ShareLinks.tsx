import type { Graph } from '../../src/site/graph/graph'
import { linkedinShareHref, twitterShareHref } from '../../src/site/routes/share-hrefs'
import { Sharing } from '../../src/site/ui/layout/Sharing'
import { type ShareWords, shareNotices } from '../../src/site/ui/layout/share-notices'
import { ShareIcon } from './ShareIcon'

type ShareLinksProps = {
  labels: Pick<Graph['pages']['job']['labels'], 'share' | 'linkedin' | 'twitter' | 'copyLink'>
  /** Notices of the button that copies the address. */
  notices: ShareWords
  /** Absolute URL of the page. */
  address: string
  title: string
}

/** Id of the text before the links, which is part of their names: "LinkedIn" alone may be a profile. */
const WAYS = 'ways-to-share'

/** Ways to share a page: plain links to two networks, and a button that copies the URL by script (specification, 4.18). */
export function ShareLinks({ labels, notices, address, title }: ShareLinksProps) {
  return (
    <Sharing className="mt7" notices={shareNotices(notices)}>
      <p className="small muted" id={WAYS}>
        {labels.share}
      </p>
      <ul className="row close" aria-labelledby={WAYS}>
        <li>
          <a className="icon-button" href={linkedinShareHref(address)} title={labels.linkedin}>
            <ShareIcon name="linkedin" />
            <span className="sr">{labels.linkedin}</span>
          </a>
        </li>
        <li>
          <a className="icon-button" href={twitterShareHref(address, title)} title={labels.twitter}>
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
