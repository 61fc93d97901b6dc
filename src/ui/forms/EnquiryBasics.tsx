import { type EnquiryStepProps, LONGEST } from './enquiry'
import { TextField } from './TextField'

/** Step 1, Basic Information: who asks (part 1, section 5: name, company and e-mail are required). */
export function EnquiryBasics({ prefix, words: { fields }, optional }: EnquiryStepProps) {
  return (
    <div className="columns">
      <TextField id={`${prefix}-name`} name="name" label={fields.name} autoComplete="name" maxLength={LONGEST.line} />
      <TextField id={`${prefix}-company`} name="company" label={fields.company} autoComplete="organization" maxLength={LONGEST.line} />
      <TextField id={`${prefix}-email`} name="email" label={fields.email} type="email" autoComplete="email" maxLength={LONGEST.email} />
      <TextField
        id={`${prefix}-phone`}
        name="phone"
        label={fields.phone}
        optional={optional}
        type="tel"
        autoComplete="tel"
        maxLength={LONGEST.phone}
      />
      <TextField
        id={`${prefix}-country`}
        name="country"
        label={fields.country}
        optional={optional}
        autoComplete="country-name"
        maxLength={LONGEST.line}
        wide
      />
    </div>
  )
}
