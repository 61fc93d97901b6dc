import { describe, expect, test, vi } from 'vitest'
import { consoleReporter, seconds } from '../../scripts/stage'

describe('a time', () => {
  test.for([
    [120, '0.12 s'],
    [12_930, '12.93 s'],
    [123_456, '123.46 s'],
  ] as const)('of %d ms has no padding in a sentence', ([time, text]) => {
    expect(seconds(time)).toBe(text)
  })

  test('is in a column after the name of a stage', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(120).mockReturnValueOnce(0).mockReturnValueOnce(12_930)
    const { stage } = consoleReporter()
    await stage(
      'read',
      () => 3,
      (files) => `${files} files`,
    )
    await stage('render', () => 4)
    expect(said.mock.calls).toEqual([['read        0.12 s   3 files'], ['render     12.93 s']])
    vi.restoreAllMocks()
  })
})
