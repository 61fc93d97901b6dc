import { TextField } from '../../ui/forms/TextField'
import { fieldProps, type StepProps } from './step'

/** Step 1, Basic Information: who is asking (specification, 7.2: name, company and email are required). */
export function BasicsStep({ countries, ...step }: StepProps & { /** Suggestions while typing. */ countries: readonly string[] }) {
  const country = fieldProps('country', step)
  return (
    <div className="columns">
      <TextField {...fieldProps('name', step)} autoComplete="name" />
      <TextField {...fieldProps('company', step)} autoComplete="organization" />
      <TextField {...fieldProps('email', step)} type="email" autoComplete="email" />
      <TextField {...fieldProps('phone', step)} type="tel" autoComplete="tel" />
      <TextField {...country} autoComplete="country-name" wide list={countries.length > 0 ? `${country.id}-list` : undefined} />
      {countries.length > 0 && (
        <datalist id={`${country.id}-list`}>
          {countries.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
    </div>
  )
}
