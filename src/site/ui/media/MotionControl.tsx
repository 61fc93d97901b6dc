import { Icon } from './Icon'

/** Words of the control: what a press does. */
export type MotionWords = { pause: string; play: string }

/**
 * Stops a moving picture and lets it go on (WCAG 2.2.2). Not seen until the script that moves the picture says the present
 * state, nor where nothing moves: without a script and for those who asked for less motion.
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
