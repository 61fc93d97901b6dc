/**
 * The drawing of the general not-found page: a route through four points that ends before a ring without a point, where no page is. What
 * would lead on from there is a track. Decorative: its label says again what the page says.
 */
export function BrokenRoute({ label }: { label: string }) {
  return (
    <svg className="broken-route" viewBox="0 0 640 440" aria-hidden="true">
      <path d="M20 400L150 268L286 318L380 176L424 158" />
      <path className="track" d="M424 158L462 142M527 103L622 40M508 142L592 262" />
      <path className="points" d="M20 400h0M150 268h0M286 318h0M380 176h0" />
      <path className="points track" d="M622 40h0M592 262h0" />
      <circle cx="496" cy="124" r="26" />
      <text x="544" y="78">
        {label}
      </text>
    </svg>
  )
}
