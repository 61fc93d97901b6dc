import * as z from 'zod'
import { readYaml } from '../files/yaml-file'

/** The file of the promises, in the folder of a project. */
export const PROMISES_FILE = 'proof.yaml'

const schema = z.array(
  z.strictObject({
    about: z.string().describe('The heading under which promises are grouped.'),
    promise: z.string().describe('What holds, in one sentence.'),
    command: z
      .string()
      .regex(/^npm (?:test|run [\w:-]+)$/, 'is not a command such as `npm run audit`')
      .optional()
      .describe('The command that shows it, besides the tests.'),
    tests: z.array(z.string()).default([]).describe('Files of the tests that show it, and that see planted faults.'),
  }),
)

/** The promises of the project, each with the command and the tests that show it. */
export type Promises = z.infer<typeof schema>

/** Reads the text of the promises, or says what is wrong with it, with its lines. */
export const parsePromises = (text: string) => readYaml(PROMISES_FILE, text, schema)

/** The commands that record what they have counted. Others show that something holds by their exit code. */
const COUNTING: ReadonlySet<string> = new Set(['npm run audit', 'npm run licences', 'npm run advisories'])

/** The command and the files of tests that show a promise by figures, as they are named in records of runs. */
export const sourcesOf = ({ command = '', tests }: Pick<Promises[number], 'command' | 'tests'>) => [
  ...(COUNTING.has(command) ? [command] : []),
  ...tests,
]
