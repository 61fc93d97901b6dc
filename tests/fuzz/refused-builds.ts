import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorsIn } from '../../src/engine/problems/problem'
import { callCommand } from '../support/call-command'
import { checkContent } from '../support/check-content'
import { bytesOf } from '../support/folder-test'
import { runCommand } from '../support/run-command'
import { SEED } from '../support/seed'
import { memory, rawOf, whole } from './content'
import { type Files, type Mutation, mutated, mutations } from './mutations'

const isRefused = async (files: Files) => errorsIn((await checkContent(rawOf(files), memory)).problems).length > 0

type Refused = { list: readonly Mutation[]; files: Files }

/** Random contents with errors, from which no build can be made. */
async function refusedContents(count: number): Promise<Refused[]> {
  const refused: Refused[] = []
  // Most contents have errors, so three times as many are enough for any seed.
  for (const list of fc.sample(mutations, { seed: SEED, numRuns: 3 * count + 10 })) {
    const files = mutated(whole, list)
    if (refused.length < count && (await isRefused(files))) refused.push({ list, files })
  }
  return refused
}

async function written(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mutated-'))
  for (const [file, bytes] of files) {
    await mkdir(dirname(join(folder, 'content', file)), { recursive: true })
    await writeFile(join(folder, 'content', file), bytes)
  }
  return folder
}

/** Tests that builds of such content write nothing; some of them run as a command. */
export async function testRefusedBuilds(built: number, byCommand: number) {
  const refused = await refusedContents(built)
  test(`there are ${built} of them`, () => expect(refused).toHaveLength(built))

  test.for(refused.map(({ list, files }, index) => [index, list.map(({ kind }) => kind).join(', '), files] as const))(
    '%i %s',
    async ([index, , files]) => {
      const folder = await written(files)
      const before = await bytesOf(folder)
      const run = index < byCommand ? runCommand : callCommand
      const { code, stderr } = await run('build', '--content', join(folder, 'content'), '--out', join(folder, 'out'))
      expect(code).toBe(1)
      expect(stderr).toMatch(/\nNothing was written\.\s*$/)
      expect(await bytesOf(folder)).toEqual(before)
      expect(await readdir(folder)).toEqual(['content'])
      await rm(folder, { recursive: true })
    },
  )
}
