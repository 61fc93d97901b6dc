import { AnchorLinks, type AnchorLinksProps } from './AnchorLinks'

/**
 * Links to the sections of a long page, sticky below the header if the window has room for both; a script marks the current one
 * (islands/table-of-contents).
 */
export const AnchorBar = (links: AnchorLinksProps) => (
  <div className="anchor-bar" data-enhance="table-of-contents">
    <div className="wrap">
      <AnchorLinks {...links} />
    </div>
  </div>
)
