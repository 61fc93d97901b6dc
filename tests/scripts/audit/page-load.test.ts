import type { Result } from 'lighthouse'
import { expect, test } from 'vitest'
import { loadWith } from '../../../scripts/audit/page-load'

const TASK = { url: 'http://localhost/', port: 1, skipAudits: [], scoresSpeed: true }

/** A result, of which only its error is read here. */
const result = (code?: string) => ({ lhr: { ...(code !== undefined && { runtimeError: { code, message: 'It failed.' } }) } as Result })

/** Measures a page with these results, one after the other. */
const measuring = (...codes: readonly (string | undefined)[]) => {
  const left = [...codes]
  return { left, measure: () => Promise.resolve(result(left.shift())) }
}

test('a page whose recording failed is loaded again, until it succeeds', async () => {
  const { left, measure } = measuring('NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_NAVSTART', undefined, 'more')
  await expect(loadWith(measure, TASK)).resolves.toEqual({})
  expect(left).toEqual(['more'])
})

test.for([
  ['fails four times', [...Array<string>(4).fill('NO_NAVSTART'), 'more'], 'NO_NAVSTART: It failed.', ['more']],
  ['fails for the page itself', ['FAILED_DOCUMENT_REQUEST', 'more'], 'FAILED_DOCUMENT_REQUEST: It failed.', ['more']],
] as const)('an error is told where it %s', async ([, codes, message, rest]) => {
  const { left, measure } = measuring(...codes)
  await expect(loadWith(measure, TASK)).rejects.toThrow(message)
  expect(left).toEqual(rest)
})
