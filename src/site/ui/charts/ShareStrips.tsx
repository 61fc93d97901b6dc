import { rowsOf } from './share-rows'

/** A part of a whole: label, start and end, and the length at its end that is highlighted. */
type Share = { label: string; from: number; to: number; lit?: number | undefined }

export type ShareStripsProps = {
  /** The whole, with one stroke per unit. */
  whole: number
  shares: readonly Share[]
  /** What a stroke stands for. */
  caption: string
}

/** Rows of a strip in narrow windows, where the strokes of a single row would merge into a gray line. */
const ROWS = 5

/**
 * Several parts of one whole, one below the other over the full width of the window, with a stroke for each unit. The label is above each
 * strip, in wide windows at the start or the end of its part; the strokes are decorative.
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
