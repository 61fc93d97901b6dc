import { rowsOf } from './share-rows'

/** A part of a whole: what it is, where it begins and ends, and how much at its end is highlighted. */
type Share = { label: string; from: number; to: number; lit?: number | undefined }

export type ShareStripsProps = {
  /** The whole, in the unit of which there is one stroke. */
  whole: number
  shares: readonly Share[]
  /** What a stroke is. */
  caption: string
}

/** Rows of a strip in narrow windows, where a line of all strokes would be a gray one. */
const ROWS = 5

/**
 * Several parts of one whole, below each other over the full width of the window: a stroke for each unit. Above each stands what it is, in
 * wide windows on the side where its part begins or ends; the strokes are decorative.
 */
export function ShareStrips({ whole, shares, caption }: ShareStripsProps) {
  return (
    <figure className="share-strips">
      {shares.map((share) => (
        <div key={share.label}>
          <p className={`wrap name${share.from > 0 && share.to === whole ? ' end' : ''}`}>{share.label}</p>
          <Strip {...share} whole={whole} rows={1} />
          <Strip {...share} whole={whole} rows={ROWS} />
        </div>
      ))}
      <figcaption>
        <div className="wrap">
          <p>{caption}</p>
        </div>
      </figcaption>
    </figure>
  )
}

function Strip({ from, to, lit = 0, whole, rows }: Omit<Share, 'label'> & { whole: number; rows: number }) {
  const width = whole / rows
  return (
    <svg className={rows > 1 ? 'rows' : undefined} viewBox={`0 0 ${width} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={rowsOf(0, from, width) + rowsOf(Math.ceil(to), whole, width)} />
      <path className="part" d={rowsOf(from, to - lit, width)} />
      {lit > 0 && <path className="lit" d={rowsOf(to - lit, to, width)} />}
    </svg>
  )
}
