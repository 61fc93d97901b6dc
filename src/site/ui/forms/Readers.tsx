import { EntryPicture } from '../media/EntryPicture'
import type { Portrait } from '../media/portrait'

/** Somebody who reads inquiries. */
export type Reader = { name: string; portrait: Portrait }

/** Portraits of the people who read inquiries, with a note. */
export const Readers = ({ faces, note }: { faces: readonly Reader[]; note: string }) => (
  <div className="stack tight">
    <ul className="faces">
      {faces.map(({ name, portrait }) => (
        <li key={portrait.seed}>
          <EntryPicture {...portrait} shape="portrait" />
          {name}
        </li>
      ))}
    </ul>
    <p className="small muted">{note}</p>
  </div>
)
