import { PlayLabels, type PlayWords } from '../media/PlayLabels'

/** Labels of the controls: of the button by what pressing it does, and of the slider. */
export type FilmWords = PlayWords & { position: string }

/** Controls of the film of a timeline with so many chapters. Hidden until the film can be played (islands/story-film). */
export function FilmControls({ words: { play, pause, position }, chapters }: { words: FilmWords; chapters: number }) {
  return (
    <div className="film-controls needs-script">
      <button className="button line small" type="button">
        <PlayLabels pause={pause} play={play} />
      </button>
      <label>
        <small>{position}</small>
        <input type="range" min="0" max={chapters} step="1" defaultValue={chapters} aria-label={position} />
      </label>
    </div>
  )
}
