import { Icon } from '../media/Icon'
import { PlayLabels, type PlayWords } from '../media/PlayLabels'

/**
 * Labels of the controls: of the button by its action, including when the film is paused, and of the slider. `calm` explains why there is
 * no button under reduced motion.
 */
export type FilmWords = PlayWords & { resume: string; position: string; calm: string }

/**
 * Controls of the film of a timeline; the slider stops at each of the `milestones`. Hidden until the film can be played
 * (islands/story-film).
 */
export function FilmControls({ words: { play, pause, resume, position, calm }, milestones }: { words: FilmWords; milestones: number }) {
  const end = milestones - 1
  return (
    <div className="film-controls needs-script">
      <button className="button line small" type="button">
        <PlayLabels pause={pause} play={play} />
        <span>
          <Icon name="play" />
          {resume}
        </span>
      </button>
      <label>
        <small>{position}</small>
        <input type="range" min="0" max={end} step="1" defaultValue={end} aria-label={position} />
      </label>
      <small>{calm}</small>
    </div>
  )
}
