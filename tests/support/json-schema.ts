import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

type Schema = Readonly<Record<string, unknown>>

/** A schema of draft 4 for a validator of later drafts: nothing else that these schemas use has changed. */
const later = ({ $schema, id, ...schema }: Schema): Schema => schema

/** Makes a function that returns the errors of a value by a schema of draft 4. `others` are the schemas that it refers to, by address. */
export function jsonErrorsBy(schema: Schema, others: Readonly<Record<string, Schema>> = {}): (value: unknown) => string[] {
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false })
  addFormats.default(ajv)
  for (const [address, other] of Object.entries(others)) ajv.addSchema(later(other), address)
  const isValid = ajv.compile(later(schema))
  return (value) => (isValid(value) ? [] : (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`))
}
