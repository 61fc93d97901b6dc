import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { linkGraph } from '../../src/engine/content/link/link'
import type { IsoDate } from '../../src/engine/lib/dates'
import { placeOf } from '../../src/engine/problems/format'
import { sortProblems } from '../../src/engine/problems/problem'
import { parseContent } from './site'
import { TODAY } from './site-test'

const FIXTURE = join(import.meta.dirname, '../fixtures/site')
/** Files with facts and the name of the small site, the only context that rules of style need. */
const KNOWN = ['site/facts.yaml', 'site/identity.yaml']

/** Warnings of style for files that only exist in a test, as `place  code  message`, sorted. */
export async function styleOf(files: Readonly<Record<string, string | object>>, today: IsoDate = TODAY): Promise<string[]> {
  const known = await Promise.all(KNOWN.map(async (file) => [file, await readFile(join(FIXTURE, file), 'utf8')] as const))
  const raw = Object.entries({ ...Object.fromEntries(known), ...files }).map(([file, contents]) => ({
    kind: 'text' as const,
    file,
    text: typeof contents === 'string' ? contents : stringify(contents),
  }))
  const { problems } = linkGraph(parseContent(raw).value, { today })
  return sortProblems(problems)
    .filter(({ code }) => code.startsWith('editorial/'))
    .map((item) => `${placeOf(item)}  ${item.code}  ${item.message}`)
}

/** Warnings of style for the text of an article, as `line:column  code  message`; the text starts at line 1. */
export async function styleOfText(text: string, front: object): Promise<string[]> {
  const yaml = stringify(front)
  const offset = yaml.split('\n').length + 1
  const found = await styleOf({ 'blog/made.mdx': `---\n${yaml}---\n${text}\n` })
  return found.map((line) => line.replace(/^blog\/made\.mdx:(\d+)/, (_, number: string) => String(Number(number) - offset)))
}
