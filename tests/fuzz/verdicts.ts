import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkContent } from '../support/check-content'
import { SEED } from '../support/seed'
import { SITE } from '../support/site'
import { decoded, LONGEST, memory, rawOf, secondsSince, whole } from './content'
import { type Files, type Mutation, mutated, mutations } from './mutations'

/** Number of files in a part. */
const PART = 8

/** Time for all runs of a test, in milliseconds. It is long because the processor may be shared. */
const PATIENCE = 900_000

/** Files that the check of any part needs. */
const JUDGES = ['site/facts.yaml', 'site/identity.yaml']

/** A few files of the content, selected by a number. */
function partOf(start: number): Files {
  const names = [...whole.keys()]
  const chosen = new Set([...JUDGES, ...Array.from({ length: PART }, (_, index) => names[(start + index * 37) % names.length] ?? '')])
  return new Map([...whole].filter(([file]) => chosen.has(file)))
}

/** Checks content, and checks the problems: known codes, files that exist or are missing, existing lines. */
async function verdict(files: Files): Promise<'accepted' | 'refused'> {
  const raw = rawOf(files, decoded)
  const before = process.cpuUsage()
  const { graph, problems } = await checkContent(raw, memory)
  expect(secondsSince(before)).toBeLessThan(LONGEST)
  // A file that is no text has lines, too: a byte that is not UTF-8 stands in one of them.
  const textOf = (entry: (typeof raw)[number]) => (entry.kind === 'text' ? entry.text : (files.get(entry.file)?.toString() ?? ''))
  const linesOf = new Map(raw.map((entry) => [entry.file, textOf(entry).split(/\r\n?|\n/).length]))
  for (const { code, message, place } of problems) {
    expect(SITE.model.problems).toHaveProperty([code])
    expect(message).not.toMatch(/undefined|\[object/)
    expect([linesOf.has(place.file), code === 'file/missing']).toContain(true)
    expect(place.line ?? 1).toBeLessThanOrEqual(linesOf.get(place.file) || 1)
    expect(place.line ?? 1).toBeGreaterThan(0)
    expect(place.column ?? 1).toBeGreaterThan(0)
  }
  const refused = graph === null || problems.some(({ severity }) => severity === 'error')
  return refused ? 'refused' : 'accepted'
}

/** Numbers of accepted and refused contents. */
type Verdicts = Record<'accepted' | 'refused', number>

/** Runs a property on random mutations and counts its results. */
async function verdictsOf(numRuns: number, filesOf: (list: readonly Mutation[], start: number) => Files): Promise<Verdicts> {
  const counts = { accepted: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(mutations, fc.nat({ max: whole.size }), async (list, start) => {
      counts[await verdict(filesOf(list, start))]++
    }),
    // No shrinking, which takes long: the list that failed is short already.
    { seed: SEED, numRuns, endOnFailure: true },
  )
  return counts
}

/** Tests that mutations of a part of the content never crash the check or make it slow. A part is checked quickly. */
export const testParts = (runs: number) =>
  test(`${runs} parts of it`, { timeout: PATIENCE }, async () => {
    expect(await verdictsOf(runs, (list, start) => mutated(partOf(start), list))).toEqual({ accepted: 0, refused: runs })
  })

/** Tests the same with all content, including its pages. The expected counts depend on the number of runs. */
export const testWhole = (runs: number, judge?: (counts: Verdicts) => void) =>
  test(`all of it, ${runs} times, up to its pages`, { timeout: PATIENCE }, async () => {
    const counts = await verdictsOf(runs, (list) => mutated(whole, list))
    expect(counts.accepted + counts.refused).toBe(runs)
    judge?.(counts)
  })
