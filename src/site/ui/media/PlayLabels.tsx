import { Icon } from './Icon'

/** Labels of a control of something that moves, by what pressing it does. */
export type PlayWords = { pause: string; play: string }

/** Both labels of a button that pauses and plays, of which styles show one. */
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
