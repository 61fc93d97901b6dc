import { Icon } from '../media/Icon'
import { type ButtonLook, buttonClass } from './button-look'

/** A file to download. */
export type FileAt = {
  href: string
  /** Its media type. */
  type: string
  /** Its kind, and as far as they are known, size and number of pages: `PDF`, `1.2 MB`, `14 pages`. */
  details: readonly string[]
}

export type FileLinkProps = Pick<ButtonLook, 'kind' | 'small' | 'full'> & {
  file: FileAt
  /** The text of the button. */
  label: string
  /** Of what it is the file, where the text alone does not say it; for screen readers. */
  of?: string
}

/** A link that downloads a file. Under its text stand the details of the file, in a small one behind it. */
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
