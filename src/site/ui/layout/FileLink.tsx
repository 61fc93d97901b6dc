import { Icon } from '../media/Icon'
import { type ButtonLook, buttonClass } from './button-look'

/** A file to download. */
export type LinkedFile = {
  href: string
  /** Its media type. */
  type: string
  /** Its kind, and if known, its size and number of pages: `PDF`, `1.2 MB`, `14 pages`. */
  details: readonly string[]
}

export type FileLinkProps = Pick<ButtonLook, 'kind' | 'small' | 'full'> & {
  file: LinkedFile
  /** The text of the button. */
  label: string
  /** What the file belongs to, for screen readers, if the text does not say it. */
  of?: string
}

/** A link that downloads a file. The details of the file are below its text; in a small button, after it. */
export function FileLink({ file: { href, type, details }, label, of, kind, small, full }: FileLinkProps) {
  const [first, ...others] = details.filter((detail) => !label.includes(detail))
  return (
    <a className={buttonClass({ kind, small, full })} href={href} type={type} download>
      <Icon name="down" />
      <span>
        {label}
        {first !== undefined && (
          <>
            <span className="sr">, </span>
            {small && ' '}
            <small>
              {first}
              {others.length > 0 && <span>{`, ${others.join(', ')}`}</span>}
            </small>
          </>
        )}
        {of !== undefined && <span className="sr">{`, ${of}`}</span>}
      </span>
    </a>
  )
}
