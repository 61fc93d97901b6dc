import { EntryPicture } from '../media/EntryPicture'
import type { Portrait } from '../media/portrait'

export type WriterListProps = {
  /** Accessible name of the list. */
  label: string
  /** Who they are, what they do, and where their texts are listed. */
  people: readonly { name: string; text: string; portrait: Portrait; href: string | undefined }[]
}

/** Those who write: faces with names that link to what they wrote. */
export const WriterList = ({ label, people }: WriterListProps) => (
  <ul className="writer-list" aria-label={label}>
    {people.map(({ name, text, portrait, href }) => (
      <li key={portrait.seed}>
        <EntryPicture {...portrait} shape="portrait" />
        <div>
          {href === undefined ? (
            <b>{name}</b>
          ) : (
            <a className="covers" href={href}>
              {name}
            </a>
          )}
          <p className="subtitle">{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
