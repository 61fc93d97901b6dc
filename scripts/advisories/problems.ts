import * as z from 'zod'
import type { IsoDate } from '../../src/engine/lib/dates'
import { date } from '../../src/engine/schema/fields'
import { readYaml } from '../files/yaml-file'
import type { Advisory } from './report'

/** The file of the exceptions, in the folder of a project. */
export const ADVISORIES_FILE = 'advisories.yaml'

const schema = z.array(
  z.strictObject({
    id: z.string().describe('The advisory, such as GHSA-aaaa-bbbb-cccc.'),
    until: date.describe('The last day on which it is passed over.'),
    reason: z.string().min(1).describe('Why it does no harm until then.'),
  }),
)

/** Advisories that are ignored up to a day. */
export type Exceptions = z.infer<typeof schema>

/** Reads the text of the exceptions, or says what is wrong with it, with its lines. */
export const parseExceptions = (text: string) => readYaml(ADVISORIES_FILE, text, schema)

/**
 * Problems on a day, each a text with a remedy: advisories without a valid exception, and exceptions for advisories that are no longer
 * reported.
 */
export function advisoryProblems(advisories: readonly Advisory[], exceptions: Exceptions, today: IsoDate): string[] {
  const reported = new Set(advisories.map(({ id }) => id))
  return [
    ...advisories.flatMap(({ id, name, range, severity, title, url }) => {
      const exception = exceptions.find((one) => one.id === id)
      if (exception && exception.until >= today) return []
      const ended = exception ? `Its exception ended on ${exception.until}. ` : ''
      const hint = `Update it, or what brings it (\`npm explain ${name}\`); or add ${id} to ${ADVISORIES_FILE}, with a day and a reason.`
      return [`${id}  ${name} ${range}, ${severity}: ${title}\n  ${url}\n  ${ended}${hint}`]
    }),
    ...exceptions
      .filter(({ id }) => !reported.has(id))
      .map(({ id }) => `${id} is not reported any more.\n  Delete it from ${ADVISORIES_FILE}.`),
  ]
}
