import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/errors/catalogue'
import { checkContent } from '../support/check-content'
import { ownFiles, rawOf } from './content'
import { type Files, type Mutation, mutated, mutations } from './mutations'

/** Repeats a run: it is printed with what fails. */
const SEED = 20_241_215
/** Mutations of a part of the content, which is soon checked, and of all of it, up to its pages. */
const RUNS = { part: 900, whole: 100 }
/** Files of a part. */
const PART = 12
/** Most time of the processor that one check may take, in seconds. */
const LONGEST = 2

const whole = await ownFiles()

/** Some files of the content, the same for the same number. */
const partOf = (start: number): Files => {
  const files = [...whole]
  return new Map(
    Array.from({ length: PART }, (_, index) => files[(start + index * 37) % files.length]).filter((file) => file !== undefined),
  )
}

/** Checks content, and that what is said about it holds: known codes, files that exist or are missing, lines that they have. */
function verdict(files: Files): 'accepted' | 'refused' {
  const raw = rawOf(files)
  const before = process.cpuUsage()
  const { graph, problems, printed } = checkContent(raw)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000_000).toBeLessThan(LONGEST)
  const linesOf = new Map(raw.map((entry) => [entry.file, entry.kind === 'text' ? entry.text.split('\n').length : 0]))
  for (const { code, message, place } of problems) {
    expect(catalogue).toHaveProperty([code])
    expect(message).not.toMatch(/undefined|\[object/)
    expect([linesOf.has(place.file), code === 'file/missing']).toContain(true)
    expect(place.line ?? 1).toBeLessThanOrEqual(linesOf.get(place.file) || 1)
    expect(place.line ?? 1).toBeGreaterThan(0)
    expect(place.column ?? 1).toBeGreaterThan(0)
  }
  expect(printed).toContain('problem')
  const refused = graph === null || problems.some(({ severity }) => severity === 'error')
  return refused ? 'refused' : 'accepted'
}

/** Runs a property on mutations, and counts its verdicts. */
function verdictsOf(numRuns: number, filesOf: (list: readonly Mutation[], start: number) => Files): Record<'accepted' | 'refused', number> {
  const counts = { accepted: 0, refused: 0 }
  fc.assert(
    fc.property(mutations, fc.nat({ max: whole.size }), (list, start) => {
      counts[verdict(filesOf(list, start))]++
    }),
    { seed: SEED, numRuns },
  )
  return counts
}

describe('content that accidents happen to never breaks the check, nor holds it up:', () => {
  test(`${RUNS.part} parts of it`, () => {
    const { refused } = verdictsOf(RUNS.part, (list, start) => mutated(partOf(start), list))
    expect(refused).toBe(RUNS.part)
  })

  test(`all of it, ${RUNS.whole} times, up to its pages`, () => {
    const { accepted, refused } = verdictsOf(RUNS.whole, (list) => mutated(whole, list))
    expect(accepted).toBeGreaterThan(RUNS.whole / 20)
    expect(refused).toBeGreaterThan(RUNS.whole / 2)
  })
})
