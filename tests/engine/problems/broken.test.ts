import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RawEntry } from '../../../src/engine/content/read/raw-entry'
import { readContent } from '../../../src/engine/content/read/read'
import type { ProblemCode } from '../../../src/engine/problems/catalogue'
import { checkContent } from '../../support/check-content'

const FIXTURES = join(import.meta.dirname, '../../fixtures')
/** Each folder is a broken content: the files that differ from tests/fixtures/site, and the expected output. */
const BROKEN = join(FIXTURES, 'broken')
const EXPECTED = 'expected.txt'
/** This file lists files of the small site that the broken content does not have, one per line. */
const REMOVED = 'removed.txt'

/** Problems of a whole file, such as of its name or its bytes, which have no line. */
const OF_WHOLE_FILES: ReadonlySet<string> = new Set<ProblemCode>([
  'file/missing',
  'file/duplicate',
  'file/stray',
  'file/duplicate',
  'file/slug',
  'file/duplicate',
  'file/reserved',
  'file/duplicate',
  'file/encoding',
  'file/too-large',
  'file/unreadable',
  'picture/unused',
])

const whole = await readContent(join(FIXTURES, 'site'))
/** The result for the small site, so that each broken content is only checked where it differs. */
const { memory } = await checkContent(whole)

/** The small site with some files replaced and some removed. */
function spoilt(files: readonly RawEntry[], removed: readonly string[] = []): RawEntry[] {
  const gone = new Set([...removed, ...files.map(({ file }) => file)])
  return [...whole.filter(({ file }) => !gone.has(file)), ...files].toSorted((a, b) => (a.file < b.file ? -1 : 1))
}

async function contentOf(name: string): Promise<RawEntry[]> {
  const found = await readContent(join(BROKEN, name))
  const list = found.find(({ file }) => file === REMOVED)
  const removed = list?.kind === 'text' ? list.text.split('\n').filter((line) => line !== '') : []
  return spoilt(
    found.filter(({ file }) => file !== EXPECTED && file !== REMOVED),
    removed,
  )
}

const cases = readdirSync(BROKEN).toSorted()

describe('broken content is reported at its lines:', () => {
  test.for(cases)('%s', async (name) => {
    const { problems, printed } = await checkContent(await contentOf(name), memory)
    expect(problems).not.toEqual([])
    expect(problems.filter(({ code, place }) => place.line === undefined && !OF_WHOLE_FILES.has(code))).toEqual([])
    await expect(`${printed}\n`).toMatchFileSnapshot(join(BROKEN, name, EXPECTED))
  })
})
