import { Icon } from '../media/Icon'
import { AttachedFile, type AttachedFileProps } from './AttachedFile'

type FileFieldProps = {
  id: string
  label: string
  /** Word that says that the field may stay empty. */
  optional: string
  /** Words of the button. */
  choose: string
  /** Types and size that are taken. */
  hint: string
  /** File endings, with their dots. */
  accept: readonly string[]
  /** The file that was chosen, in place of the zone. */
  attached?: AttachedFileProps
  /** Why the last file was not taken. */
  error?: string
  /** Files that were chosen. */
  onFiles?: (files: readonly File[]) => void
}

/**
 * A zone that takes one file (specification, 7.5). Without a script it is not shown: an inquiry goes by e-mail then, and an
 * e-mail that a form opens carries no file.
 */
export function FileField({ id, label, optional, choose, hint, accept, attached, error, onFiles }: FileFieldProps) {
  return (
    <div className="file-field needs-script">
      <p id={`${id}-label`}>
        {label} <span>{optional}</span>
      </p>
      {attached ? <AttachedFile {...attached} /> : null}
      <label htmlFor={id} hidden={attached !== undefined}>
        <Icon name="clip" />
        <span className="button line small" aria-hidden="true">
          {choose}
        </span>
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
        <input
          type="file"
          id={id}
          accept={accept.join(',')}
          aria-labelledby={`${id}-label`}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={({ currentTarget }) => {
            onFiles?.([...(currentTarget.files ?? [])])
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      {error ? (
        <p className="error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
