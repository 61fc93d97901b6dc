/** A part of a whole: where it begins and ends, and how much at its end is highlighted. */
export type Share = { from: number; to: number; lit?: number | undefined }

export type ShareStripsProps = {
  /** The whole, in the unit of which there is one stroke. */
  whole: number
  shares: readonly Share[]
  /** What the strips show, each with its number: all that a screen reader gets of them. */
  caption: string
}

/** Several parts of one whole, below each other over the full width of the window: a stroke for each unit. */
export function ShareStrips({ whole, shares, caption }: ShareStripsProps) {
  return (
    <figure className="share-strips">
      {shares.map(({ from, to, lit = 0 }) => (
        <svg key={`${from} ${to}`} viewBox={`0 0 ${whole} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 .5h${whole}`} />
          <path className="part" d={`M${from} .5H${to - lit}`} />
          {lit > 0 && <path className="lit" d={`M${to - lit} .5H${to}`} />}
        </svg>
      ))}
      <figcaption>
        <div className="wrap">
          <p>{caption}</p>
        </div>
      </figcaption>
    </figure>
  )
}
