import { EntryPicture } from '../media/EntryPicture'
import type { Portrait } from '../media/portrait'

export type WriterListProps = {
  /** Accessible name of the list. */
  label: string
  /** Name, role, portrait, and address of the list of their texts. */
  people: readonly { name: string; text: string; portrait: Portrait; href: string | undefined }[]
}

/** The writers: portraits with names that link to their texts. */
export const WriterList = ({ label, people }: WriterListProps) => (
  <ul className="writer-list scroll-row" aria-label={label}>
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
