import { Icon } from '../media/Icon'
import { AttachedFile, type AttachedFileProps } from './AttachedFile'
import { FieldError } from './FieldError'

type FileFieldProps = {
  id: string
  label: string
  /** Word that marks the field as optional. */
  optional: string
  /** Text of the button. */
  choose: string
  /** Accepted types and maximum size. */
  hint: string
  /** File name extensions, with their dots. */
  accept: readonly string[]
  /** The chosen file, which replaces the drop zone. */
  attached?: AttachedFileProps
  /** Why the last file was rejected. */
  error?: string
  /** Called with the files that were chosen. */
  onFiles: (files: readonly File[]) => void
}

/**
 * A drop zone for one file (specification, 7.5). It is hidden without a script: the form then opens an email program, and cannot attach a
 * file to the email.
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
        <span className="button line small" id={`${id}-choose`} aria-hidden="true">
          {choose}
        </span>
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
        <input
          type="file"
          id={id}
          accept={accept.join(',')}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            // Reset, so that choosing the same file again fires a change event.
            currentTarget.value = ''
          }}
        />
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}
