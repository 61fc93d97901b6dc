import { afterEach, describe, expect, test, vi } from 'vitest'
import { argumentsOf } from '../../scripts/command'

const given = (...args: string[]) => argumentsOf(args, ['as-of', 'format'], ['strict'])

afterEach(() => vi.unstubAllEnvs())

describe('options that npm keeps for itself', () => {
  test.for([
    ['npm_config_strict', 'true', ['content/blog'], ['--strict']],
    ['npm_config_as_of', 'true', ['2024-12-15'], ['--as-of …']],
    ['npm_config_as_of', '2024-12-15', [], ['--as-of …']],
    ['npm_config_strict', 'true', ['--format=json'], ['--strict']],
  ] as const)('%s=%s stop the command', ([name, value, args, options]) => {
    vi.stubEnv(name, value)
    expect(() => given(...args)).toThrow(expect.objectContaining({ name: 'KeptByNpm', options }))
  })

  test.for([
    ['npm_config_strict', '', []],
    ['npm_config_strict', 'true', ['--strict']],
    ['npm_config_as_of', 'true', ['--as-of=2024-12-15']],
    ['npm_config_port', 'true', []],
    ['npm_config_strict_ssl', 'true', []],
  ] as const)('%s=%s with %j are not for this command', ([name, value, args]) => {
    vi.stubEnv(name, value)
    expect(given(...args)).toBeDefined()
  })
})
