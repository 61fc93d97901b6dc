import { describe, expect, test, vi } from 'vitest'
import { sharedAttempts } from '../../../src/engine/islands/attempts'

/** A function that fails this number of times; errors and results have the number of the call. */
function failing(times: number) {
  let calls = 0
  return vi.fn<(key: string) => Promise<number>>(() =>
    ++calls > times ? Promise.resolve(calls) : Promise.reject(new Error(`attempt ${calls}`)),
  )
}

describe('a shared attempt', () => {
  test('runs once for each key, and its result is kept', async () => {
    const attempt = failing(0)
    const ask = sharedAttempts(attempt)
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2])
    expect(await ask('a')).toBe(1)
    expect(attempt.mock.calls).toEqual([['a'], ['b']])
  })

  test('fails for the caller that started it, and runs once more for callers that joined', async () => {
    const attempt = failing(1)
    const ask = sharedAttempts(attempt)
    const answers = [ask('a'), ask('a'), ask('a')]
    expect(await Promise.allSettled(answers)).toEqual([
      { status: 'rejected', reason: new Error('attempt 1') },
      { status: 'fulfilled', value: 2 },
      { status: 'fulfilled', value: 2 },
    ])
    expect(attempt).toHaveBeenCalledTimes(2)
  })

  test('fails for those too if it fails again, and is then forgotten', async () => {
    const attempt = failing(2)
    const ask = sharedAttempts(attempt)
    const answers = await Promise.allSettled([ask('a'), ask('a'), ask('a')])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(attempt).toHaveBeenCalledTimes(2)
    expect(await ask('a')).toBe(3)
  })

  test('does not run again if no other caller joined', async () => {
    const attempt = failing(1)
    const ask = sharedAttempts(attempt)
    await expect(ask('a')).rejects.toThrow('attempt 1')
    expect(attempt).toHaveBeenCalledTimes(1)
    expect(await ask('a')).toBe(2)
  })
})
