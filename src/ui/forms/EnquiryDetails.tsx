import { CheckField } from './CheckField'
import { type EnquiryStepProps, LONGEST } from './enquiry'
import { FileField } from './FileField'
import { TextArea } from './TextArea'

/**
 * Step 3, Additional Details: the rest, one file where `attach` says that it can be sent, and the consent, which is
 * required (part 1, section 5).
 */
export function EnquiryDetails({
  prefix,
  words,
  optional,
  privacyHref,
  attach,
}: EnquiryStepProps & { privacyHref: string; attach?: boolean }) {
  const { fields } = words
  const [before = '', after = ''] = words.consent.split('{privacy}')
  return (
    <div className="columns">
      <TextArea
        id={`${prefix}-currentChallenges`}
        name="currentChallenges"
        label={fields.currentChallenges}
        optional={optional}
        rows={3}
        maxLength={LONGEST.text}
        wide
      />
      <TextArea
        id={`${prefix}-expectedOutcomes`}
        name="expectedOutcomes"
        label={fields.expectedOutcomes}
        optional={optional}
        rows={3}
        maxLength={LONGEST.text}
        wide
      />
      <div className="all">
        {attach && (
          <FileField
            id={`${prefix}-attachment`}
            name="attachment"
            label={fields.attachment}
            optional={optional}
            choose={words.chooseFile}
            hint={words.attachmentHint}
            accept={words.attachmentTypes}
          />
        )}
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
