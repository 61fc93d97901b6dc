import { AnchorLinks, type AnchorLinksProps } from './AnchorLinks'

/**
 * Links to the places of a long page, which stay below the header where the window has room for both; a script marks the current
 * one (islands/table-of-contents).
 */
export const AnchorBar = (links: AnchorLinksProps) => (
  <div className="anchor-bar" data-enhance="table-of-contents">
    <div className="wrap">
      <AnchorLinks {...links} />
    </div>
  </div>
)
