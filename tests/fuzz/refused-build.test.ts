import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import build from '../../scripts/build'
import { errorsIn } from '../../src/engine/problems/problem'
import { checkContent } from '../support/check-content'
import { bytesOf } from '../support/folder-test'
import { ROOT, runCommand } from '../support/run-command'
import { SITE } from '../support/site'
import { ownFiles, rawOf } from './content'
import { type Files, type Mutation, mutated, mutations } from './mutations'

const SEED = 4
/** Mutations that are built; of these, so many by the command as an editor runs it. */
const BUILT = 20
const BY_COMMAND = 3

const whole = await ownFiles()
const { memory } = await checkContent(rawOf(whole))
const isRefused = async (files: Files) => errorsIn((await checkContent(rawOf(files), memory)).problems).length > 0
const refused: { list: readonly Mutation[]; files: Files }[] = []
for (const list of fc.sample(mutations, { seed: SEED, numRuns: 2 * BUILT })) {
  const files = mutated(whole, list)
  if (refused.length < BUILT && (await isRefused(files))) refused.push({ list, files })
}

async function written(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mutated-'))
  for (const [file, bytes] of files) {
    await mkdir(dirname(join(folder, 'content', file)), { recursive: true })
    await writeFile(join(folder, 'content', file), bytes)
  }
  return folder
}

describe('a build that content keeps from being right writes nothing:', () => {
  const said: string[] = []
  beforeAll(() => {
    vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
  })
  afterAll(() => void vi.restoreAllMocks())

  test(`there are ${BUILT} of them`, () => expect(refused).toHaveLength(BUILT))

  test.for(refused.map(({ list, files }, index) => [index, list.map(({ kind }) => kind).join(', '), files] as const))(
    '%i %s',
    async ([index, , files]) => {
      const folder = await written(files)
      const args = ['--content', join(folder, 'content'), '--out', join(folder, 'out')]
      const before = await bytesOf(folder)
      said.length = 0
      if (index < BY_COMMAND) {
        const { code, stderr } = await runCommand('build', ...args)
        expect(code).toBe(1)
        said.push(stderr)
      } else expect(await build({ args, root: ROOT, site: SITE, codeKey: 'code' })).toBe(1)
      expect(said.join('\n')).toMatch(/\nNothing was written\.\s*$/)
      expect(await bytesOf(folder)).toEqual(before)
      expect(await readdir(folder)).toEqual(['content'])
      await rm(folder, { recursive: true })
    },
  )
})
