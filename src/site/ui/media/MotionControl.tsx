import { PlayLabels, type PlayWords } from './PlayLabels'

/**
 * Pauses and resumes an animation (WCAG 2.2.2). Hidden until the script of the animation sets its state, so also without a script, and for
 * visitors who prefer reduced motion.
 */
export function MotionControl(words: PlayWords) {
  return (
    <div className="motion-control needs-script">
      <button className="button bare small" type="button" data-motion="">
        <PlayLabels {...words} />
      </button>
    </div>
  )
}
