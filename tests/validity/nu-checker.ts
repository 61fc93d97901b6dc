import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod'

const require = createRequire(import.meta.url)

/** The checker itself, in its package. */
const JAR = join(dirname(require.resolve('vnu-jar')), 'build/dist/vnu.jar')

const JAVA = 'java'

/** Whether Java is on this machine, which the checker needs. */
export const hasJava = spawnSync(JAVA, ['-version']).status === 0

const answerSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      lastColumn: z.number().optional(),
      message: z.string(),
    }),
  ),
})

/** An error or a warning of the Nu Html Checker: the page with line and column, and what it says. */
export type NuMessage = { place: string; message: string }

/** Bytes of an answer about all pages of a large site. */
const LONGEST_ANSWER = 2 ** 28

/** What the Nu Html Checker finds in the HTML files of a folder, their styles included. Throws if it does not run. */
export function nuMessages(folder: string): NuMessage[] {
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html']
  const { stdout, stderr, status } = spawnSync(JAVA, ['-Xss4m', '-jar', JAR, ...options, folder], {
    encoding: 'utf8',
    maxBuffer: LONGEST_ANSWER,
  })
  if (status !== 0) throw new Error(stderr)
  return answerSchema
    .parse(JSON.parse(stdout))
    .messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url = '', lastLine, lastColumn, message }) => ({
      place: `${url.slice(url.indexOf(folder) + folder.length + 1)}:${lastLine}:${lastColumn}`,
      message,
    }))
}
