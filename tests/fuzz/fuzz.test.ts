import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/engine/problems/catalogue'
import { checkContent } from '../support/check-content'
import { ownFiles, rawOf } from './content'
import { type Files, type Mutation, mutated, mutations } from './mutations'

/** Repeats a run: it is printed with what fails. */
const SEED = 20_241_215
/** Mutations of a part of the content, which is soon checked, and of all of it, up to its pages. */
const RUNS = { part: 880, whole: 120 }
/** Files of a part. */
const PART = 8
const whole = await ownFiles()
const started = process.cpuUsage()
const decoded = new Map(rawOf(whole).flatMap((entry) => [[whole.get(entry.file) ?? Buffer.alloc(0), entry] as const]))
/** What the content is as it stands: a run looks at what it changes. */
const { memory } = await checkContent([...decoded.values()])
/** Most time of the processor that one check may take, in seconds; on a slow machine, twice what the content takes with all its pages. */
const LONGEST = Math.max(2, 2 * secondsSince(started))

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

/** Time for all runs of a test, in milliseconds: how much of the processor they get depends on who else works. */
const PATIENCE = 900_000

/** Files that the others are judged by. */
const JUDGES = ['site/facts.yaml', 'site/identity.yaml']

/** Some files of the content, the same for the same number. */
function partOf(start: number): Files {
  const names = [...whole.keys()]
  const chosen = new Set([...JUDGES, ...Array.from({ length: PART }, (_, index) => names[(start + index * 37) % names.length] ?? '')])
  return new Map([...whole].filter(([file]) => chosen.has(file)))
}

/** Checks content, and that what is said about it holds: known codes, files that exist or are missing, lines that they have. */
async function verdict(files: Files): Promise<'accepted' | 'refused'> {
  const raw = rawOf(files, decoded)
  const before = process.cpuUsage()
  const { graph, problems } = await checkContent(raw, memory)
  expect(secondsSince(before)).toBeLessThan(LONGEST)
  const linesOf = new Map(raw.map((entry) => [entry.file, entry.kind === 'text' ? entry.text.split('\n').length : 0]))
  for (const { code, message, place } of problems) {
    expect(catalogue).toHaveProperty([code])
    expect(message).not.toMatch(/undefined|\[object/)
    expect([linesOf.has(place.file), code === 'file/missing']).toContain(true)
    expect(place.line ?? 1).toBeLessThanOrEqual(linesOf.get(place.file) || 1)
    expect(place.line ?? 1).toBeGreaterThan(0)
    expect(place.column ?? 1).toBeGreaterThan(0)
  }
  const refused = graph === null || problems.some(({ severity }) => severity === 'error')
  return refused ? 'refused' : 'accepted'
}

/** Runs a property on mutations, and counts its verdicts. */
async function verdictsOf(
  numRuns: number,
  filesOf: (list: readonly Mutation[], start: number) => Files,
): Promise<Record<'accepted' | 'refused', number>> {
  const counts = { accepted: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(mutations, fc.nat({ max: whole.size }), async (list, start) => {
      counts[await verdict(filesOf(list, start))]++
    }),
    // Without a search for a smaller failure, which takes long: the list that failed is short, and printed.
    { seed: SEED, numRuns, endOnFailure: true },
  )
  return counts
}

describe('content that accidents happen to never breaks the check, nor holds it up:', () => {
  test(`${RUNS.part} parts of it`, { timeout: PATIENCE }, async () => {
    const { refused } = await verdictsOf(RUNS.part, (list, start) => mutated(partOf(start), list))
    expect(refused).toBe(RUNS.part)
  })

  test(`all of it, ${RUNS.whole} times, up to its pages`, { timeout: PATIENCE }, async () => {
    const { accepted, refused } = await verdictsOf(RUNS.whole, (list) => mutated(whole, list))
    expect(accepted).toBeGreaterThan(RUNS.whole / 20)
    expect(refused).toBeGreaterThan(RUNS.whole / 2)
  })
})
