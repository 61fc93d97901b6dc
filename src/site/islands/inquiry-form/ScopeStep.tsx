import { SelectField } from '../../ui/forms/SelectField'
import { TextArea } from '../../ui/forms/TextArea'
import { fieldProps, type StepProps } from './step'

/**
 * Step 2, Project Scope: what the inquiry is about (specification, 7.2: service and summary are required). Of a brief inquiry only the
 * summary is asked for, as its message.
 */
export function ScopeStep(step: StepProps) {
  const { placeholders, services, industries, budgets, timelines, summaryHint } = step.words
  const choice = (name: keyof typeof placeholders) => {
    const { maxLength: _, ...field } = fieldProps(name, step)
    return { ...field, hidden: step.isBrief, placeholder: placeholders[name] }
  }
  return (
    <div className="columns">
      <SelectField {...choice('service')} options={services} />
      <SelectField {...choice('industry')} options={industries} />
      <SelectField {...choice('budget')} options={budgets} />
      <SelectField {...choice('timeline')} options={timelines} />
      <TextArea {...fieldProps('projectSummary', step)} hint={summaryHint} wide />
    </div>
  )
}
