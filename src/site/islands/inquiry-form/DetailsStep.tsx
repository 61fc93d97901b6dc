import { useEffect, useRef } from 'react'
import { CheckField } from '../../ui/forms/CheckField'
import { FileField } from '../../ui/forms/FileField'
import { TextArea } from '../../ui/forms/TextArea'
import { type Attachment, sizeInWords } from './attachment'
import { fieldOf, type StepProps } from './step'

type DetailsStepProps = StepProps & {
  privacyHref: string
  language: string
  attachment: Attachment
  isSending: boolean
  /** Files were chosen or dropped, or the one that was there is taken away. */
  onFiles: (files: readonly File[]) => void
}

/** Step 3, Additional Details: the rest, one file, and the consent, which is required (specification, 7.2). */
export function DetailsStep({ privacyHref, language, attachment: { file, problem }, isSending, onFiles, ...step }: DetailsStepProps) {
  const { prefix, words, optional } = step
  const [before = '', after = ''] = words.consent.split('{privacy}')
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const done = new AbortController()
    // All of the form: a file that misses the zone would be opened in place of the page. A text may be dropped into its fields.
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
        onFiles(files)
      },
      { signal: done.signal },
    )
    return () => done.abort()
  }, [onFiles])
  const shown = useRef(file)
  useEffect(() => {
    // The zone and the file stand in place of each other: the focus goes along.
    if (shown.current !== file) area.current?.querySelector<HTMLElement>(file ? 'button' : 'input')?.focus()
    shown.current = file
  }, [file])
  return (
    <div className="columns">
      <TextArea {...fieldOf('currentChallenges', step)} rows={3} wide readOnly={isSending} />
      <TextArea {...fieldOf('expectedOutcomes', step)} rows={3} wide readOnly={isSending} />
      <div className="all" ref={area}>
        <FileField
          id={`${prefix}-attachment`}
          label={words.fields.attachment}
          optional={optional}
          choose={words.chooseFile}
          hint={words.attachmentHint}
          accept={words.attachmentTypes}
          error={problem && words.fileProblems[problem]}
          attached={
            file && { name: file.name, size: sizeInWords(file.size, language), remove: words.removeFile, onRemove: () => onFiles([]) }
          }
          onFiles={onFiles}
        />
        {/* A browser that puts fields back as they were must not give the consent. */}
        <CheckField name="privacyConsent" required>
          {before}
          <a className="link" href={privacyHref}>
            {words.consentLink}
          </a>
          {after}
        </CheckField>
      </div>
    </div>
  )
}
