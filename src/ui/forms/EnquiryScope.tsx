import { type EnquiryStepProps, LONGEST } from './enquiry'
import { SelectField } from './SelectField'
import { TextArea } from './TextArea'

/** Step 2, Project Scope: what it is about (part 1, section 5: service and summary are required). */
export function EnquiryScope({ prefix, words, optional }: EnquiryStepProps) {
  const { fields, placeholders } = words
  return (
    <div className="columns">
      <SelectField
        id={`${prefix}-service`}
        name="service"
        label={fields.service}
        placeholder={placeholders.service}
        options={words.services}
      />
      <SelectField
        id={`${prefix}-industry`}
        name="industry"
        label={fields.industry}
        optional={optional}
        placeholder={placeholders.industry}
        options={words.industries}
      />
      <SelectField
        id={`${prefix}-budget`}
        name="budget"
        label={fields.budget}
        optional={optional}
        placeholder={placeholders.budget}
        options={words.budgets}
      />
      <SelectField
        id={`${prefix}-timeline`}
        name="timeline"
        label={fields.timeline}
        optional={optional}
        placeholder={placeholders.timeline}
        options={words.timelines}
      />
      <TextArea
        id={`${prefix}-projectSummary`}
        name="projectSummary"
        label={fields.projectSummary}
        hint={words.summaryHint}
        maxLength={LONGEST.text}
        wide
      />
    </div>
  )
}
