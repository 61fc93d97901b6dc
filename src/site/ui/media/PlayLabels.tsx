import { Icon } from './Icon'

/** Labels of the control of an animation, by the action of pressing it. */
export type PlayWords = { pause: string; play: string }

/** Both labels of a button that pauses and plays; styles show one of them. */
export const PlayLabels = ({ pause, play }: PlayWords) => (
  <>
    <span>
      <Icon name="pause" />
      {pause}
    </span>
    <span>
      <Icon name="play" />
      {play}
    </span>
  </>
)
