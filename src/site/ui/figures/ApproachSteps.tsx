import { glyphOf, pathsOf } from '../../art/glyphs'

export type ApproachStepsProps = {
  /** Whose sign is drawn: the slug of a service. */
  sign: string
  /** The phases in order, each with what happens in it. */
  steps: readonly { title: string; text: string }[]
}

/** The lattice on which a sign stands: the rows of the sign, and columns on both sides of it. */
const BOX = '-4 -1 14 8'
const lattice = Array.from({ length: 7 }, (_, row) => `M-3 ${row}h12.5`).join('')

/** From which phase on, counted from zero, the points are joined, built on, and the last of them is lit. */
const JOINED = 1
const BUILT = 2
const LIT = 3

/**
 * The phases of an engagement as one drawing that grows into the sign of the service: its points are found, joined, built on, and the last
 * of them is lit. Each phase keeps what the one before has drawn. The ground is dark.
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
