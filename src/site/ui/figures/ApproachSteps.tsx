import { glyphOf, pathsOf } from '../../art/glyphs'

export type ApproachStepsProps = {
  /** The slug of the service whose glyph is drawn. */
  sign: string
  /** The phases in order, each with a description. */
  steps: readonly { title: string; text: string }[]
}

/** The viewBox, and the lattice behind the glyph: its rows, with columns on both sides of it. */
const BOX = '-4 -1 14 8'
const lattice = Array.from({ length: 7 }, (_, row) => `M-3 ${row}h12.5`).join('')

/** Index of the phase from which the points are joined, are built on, and the last one is highlighted. */
const JOINED = 1
const BUILT = 2
const LIT = 3

/**
 * The phases of an engagement as drawings that grow into the glyph of the service: its points are found, joined and built on, and the last
 * of them is highlighted. Each phase keeps what the previous one has drawn. The background is dark.
 */
export function ApproachSteps({ sign, steps }: ApproachStepsProps) {
  const { links, points, lit } = pathsOf(glyphOf(sign))
  return (
    <ol className="approach-steps">
      {steps.map(({ title, text }, done) => (
        <li key={title}>
          <svg viewBox={BOX} aria-hidden="true">
            <path className="ground" d={lattice} />
            {done >= BUILT && <path className="works" d={links} />}
            {done >= JOINED && <path d={links} />}
            <path className="points" d={points} />
            <path className={done >= LIT ? 'points lit' : 'points'} d={lit} />
          </svg>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
