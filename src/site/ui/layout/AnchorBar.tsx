import { AnchorLinks, type AnchorLinksProps } from './AnchorLinks'

/** Links to the places of a long page, which stay below the header where the window has room for both. */
export const AnchorBar = (links: AnchorLinksProps) => (
  <div className="anchor-bar">
    <div className="wrap">
      <AnchorLinks {...links} />
    </div>
  </div>
)
