/** The small drawing of a not-found page: points, and a ring that is not highlighted. */
export function LostPoint() {
  return (
    <svg className="lost-point" viewBox="0 0 480 220" aria-hidden="true">
      <path d="M24 176L132 92l96 66L354 60l102 84M132 92l-44-58M228 158l60 44M354 60l70-36" strokeDasharray="1 8" strokeLinecap="round" />
      <path d="M24 176h0M132 92h0M228 158h0M456 144h0M88 34h0M288 202h0M424 24h0" strokeWidth="12" strokeLinecap="round" />
      <circle cx="354" cy="60" r="13" strokeWidth="3" />
    </svg>
  )
}
