/**
 * The drawing of the general not-found page: a route through four points that ends before an empty ring, the missing page. Beyond that
 * there is only a faint track. Decorative: its label repeats the text of the page.
 */
export function BrokenRoute({ label }: { label: string }) {
  return (
    <svg className="broken-route" viewBox="0 0 640 560" aria-hidden="true">
      <path d="M40 520L170 350L300 420L384 200L424 173" />
      {/* Dots begin at the same distance from the ring. */}
      <path className="track" d="M465 145L424 173M533 133L626 156M515 157L600 300" />
      <path className="points" d="M40 520h0M170 350h0M300 420h0M384 200h0" />
      <path className="points track" d="M626 156h0M600 300h0" />
      <circle cx="496" cy="124" r="26" />
      <text x="496" y="78">
        {label}
      </text>
    </svg>
  )
}
