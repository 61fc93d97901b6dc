import { Heading, type HeadingLevel } from '../layout/Heading'

export type ApproachStepsProps = {
  /** The phases in order, each with what happens in it. */
  steps: readonly { title: string; text: string }[]
  level?: HeadingLevel
}

/** Distance between two points of the ground, and its points across and down. */
const UNIT = 20
const ACROSS = 7
const DOWN = 4

/** The points of the ground that matter, across and down. */
const FOUND = [
  [0, 3],
  [1, 1],
  [3, 2],
  [4, 0],
  [6, 1],
] as const

const at = (step: number) => UNIT * (step + 0.5)
const row = (down: number) => `M${at(0)} ${at(down)}h${UNIT * (ACROSS - 0.5)}`
const ground = Array.from({ length: DOWN }, (_, down) => row(down)).join('')
const points = FOUND.map(([x, y]) => `M${at(x)} ${at(y)}h0`).join('')
const route = `M${FOUND.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}`
const works = FOUND.map(([x, y]) => `M${at(x)} ${UNIT * DOWN}V${at(y)}`).join('')
// The last of them is the one that is lit.
const [lastAcross, lastDown] = FOUND[4]

/** From which phase on, counted from zero, the points are joined, built on, and the last of them is lit. */
const JOINED = 1
const BUILT = 2
const LIT = 3

/**
 * The phases of an engagement as one drawing that grows: the points that matter are found, joined, built on, and the last of them is lit.
 * Each phase keeps what the one before has drawn. The ground is dark.
 */
export function ApproachSteps({ steps, level = 3 }: ApproachStepsProps) {
  return (
    <ol className="approach-steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Drawing done={index} />
          <div>
            <Heading level={level}>{title}</Heading>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The drawing as it is in a phase, counted from zero. */
const Drawing = ({ done }: { done: number }) => (
  <svg viewBox={`0 0 ${UNIT * ACROSS} ${UNIT * DOWN}`} aria-hidden="true">
    <path className="ground" d={ground} />
    {done >= BUILT && <path className="works" d={works} />}
    {done >= JOINED && <path d={route} />}
    <path className="points" d={points} />
    {done >= LIT && <circle cx={at(lastAcross)} cy={at(lastDown)} r="5" />}
  </svg>
)
