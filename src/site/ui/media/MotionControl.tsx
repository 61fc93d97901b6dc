import { Icon } from './Icon'

/** Labels of the control, by what pressing it does. */
export type MotionWords = { pause: string; play: string }

/**
 * Pauses and resumes an animation (WCAG 2.2.2). Hidden until the script of the animation sets its state, so also without a
 * script, and for visitors who prefer reduced motion.
 */
export function MotionControl({ pause, play }: MotionWords) {
  return (
    <div className="motion-control needs-script">
      <button className="button bare small" type="button" data-motion="">
        <span>
          <Icon name="pause" />
          {pause}
        </span>
        <span>
          <Icon name="play" />
          {play}
        </span>
      </button>
    </div>
  )
}
