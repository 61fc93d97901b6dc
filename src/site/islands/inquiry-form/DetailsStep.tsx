import { useEffect, useEffectEvent, useRef } from 'react'
import { CheckField } from '../../ui/forms/CheckField'
import { FieldError } from '../../ui/forms/FieldError'
import { FileField } from '../../ui/forms/FileField'
import { TextArea } from '../../ui/forms/TextArea'
import { type Attachment, sizeInWords } from './attachment'
import { fieldProps, type StepProps } from './step'

type DetailsStepProps = StepProps & {
  privacyHref: string
  language: string
  attachment: Attachment
  isSending: boolean
  /** Called with the files that were chosen or dropped, or with an empty list when the file is removed. */
  onFiles: (files: readonly File[]) => void
}

/** Step 3, Additional Details: the other fields, one file, and the required consent (specification, 7.2). */
export function DetailsStep({ privacyHref, language, attachment: { file, problem }, isSending, onFiles, ...step }: DetailsStepProps) {
  const { prefix, words, optional, errors, isBrief } = step
  const consentId = `${prefix}-consent-error`
  const [before = '', after = ''] = words.consent.split('{privacy}')
  const area = useRef<HTMLDivElement>(null)
  const takeDropped = useEffectEvent(onFiles)
  useEffect(() => {
    const done = new AbortController()
    // The listeners are on the whole form, because the browser would leave the page and open a file that is dropped outside of the zone.
    // Dropping text into the fields still works.
    const form = area.current?.closest('form')
    form?.addEventListener('dragover', (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault(), {
      signal: done.signal,
    })
    form?.addEventListener(
      'drop',
      (event) => {
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length === 0) return
        event.preventDefault()
        // Other steps do not show the file, so they ignore it.
        if (!area.current?.closest('[hidden]')) takeDropped(files)
      },
      { signal: done.signal },
    )
    return () => done.abort()
  }, [])
  const shown = useRef(file)
  useEffect(() => {
    // Either the drop zone or the chosen file is shown; when one replaces the other, the focus moves to it.
    if (shown.current !== file) area.current?.querySelector<HTMLElement>(file ? 'button' : 'input')?.focus()
    shown.current = file
  }, [file])
  return (
    <div className="columns">
      <TextArea {...fieldProps('currentChallenges', step)} rows={3} wide hidden={isBrief} readOnly={isSending} />
      <TextArea {...fieldProps('expectedOutcomes', step)} rows={3} wide hidden={isBrief} readOnly={isSending} />
      <div className="all" ref={area}>
        <FileField
          id={`${prefix}-attachment`}
          label={words.fields.attachment}
          optional={optional}
          choose={words.chooseFile}
          hint={words.attachmentHint}
          accept={words.attachmentTypes}
          error={problem && words.fileProblems[problem]}
          attached={file && { name: file.name, size: sizeInWords(file.size, language), remove: words.remove, onRemove: () => onFiles([]) }}
          onFiles={onFiles}
        />
        {/* Set explicitly: browsers call a required box invalid before anyone has reached it. */}
        <CheckField
          name="privacyConsent"
          required
          aria-invalid={Boolean(errors.privacyConsent)}
          aria-describedby={errors.privacyConsent && consentId}
        >
          {before}
          <a className="link" href={privacyHref}>
            {words.consentLink}
          </a>
          {after}
        </CheckField>
        {errors.privacyConsent && (
          <div className="field">
            <FieldError id={consentId}>{errors.privacyConsent}</FieldError>
          </div>
        )}
      </div>
    </div>
  )
}
