import { describe, expect, expectTypeOf, test } from 'vitest'
import { InvariantError, problem, required, sortProblems } from '../../../src/engine/problems/problem'

describe('problem', () => {
  test('is plain data with the words of the catalogue', () => {
    expect(problem('ref/unknown', { file: 'a.yaml', line: 1, column: 2, field: 'b' }, 'b', 'services', 'clod', 'cloud')).toEqual({
      code: 'ref/unknown',
      severity: 'error',
      place: { file: 'a.yaml', line: 1, column: 2, field: 'b' },
      message: '`b` names `clod`, which is not in services. Did you mean `cloud`?',
      hint: 'Name one that is there: a slug is the name of a file without its ending. Or delete the line, if the field may be left out.',
    })
  })

  test('shows characters that cannot be seen', () => {
    const messageOf = (value: string) => problem('field/choice', { file: 'a.yaml' }, 'b', value, ['Cloud'], 'Cloud').message
    expect(messageOf('Cloud\u00a0')).toBe(
      '`b` is `Cloud[U+00A0]`, which is not one of `Cloud`. Did you mean `Cloud`? Invisible characters are shown in brackets.',
    )
    expect(messageOf('Clo\u00adud\u200b')).toBe(
      '`b` is `Clo[U+00AD]ud[U+200B]`, which is not one of `Cloud`. Did you mean `Cloud`? Invisible characters are shown in brackets.',
    )
    expect(messageOf('Cloud x')).toBe('`b` is `Cloud x`, which is not one of `Cloud`. Did you mean `Cloud`?')
  })

  test('asks for the arguments of its code and no others', () => {
    expectTypeOf(problem<'file/missing'>).parameters.toEqualTypeOf<['file/missing', Parameters<typeof problem>[1], string]>()
    expectTypeOf(problem<'yaml/key'>).parameters.toEqualTypeOf<['yaml/key', Parameters<typeof problem>[1]]>()
    expect(problem('file/missing', { file: 'a' }, 'site/chat.yaml').message).toBe(
      'The file `site/chat.yaml`, which the site needs, is missing.',
    )
  })
})

describe('sortProblems', () => {
  const at = (file: string, line?: number, column?: number) => problem('file/empty', { file, line, column })

  test('goes by file, line and column, as numbers', () => {
    const sorted = [at('a', 1, 1), at('a', 2, 9), at('a', 2, 10), at('a', 10, 1), at('b')]
    expect(sortProblems(sorted.toReversed())).toEqual(sorted)
  })

  test('goes by code and message at one place, and changes nothing', () => {
    const place = { file: 'a', line: 1, column: 1 }
    const given = [problem('field/unknown', place, 'b'), problem('field/unknown', place, 'a'), problem('field/missing', place, 'c')]
    const before = [...given]
    expect(sortProblems(given).map(({ message }) => message)).toEqual([
      'The field `c` is missing.',
      'The field `a` is not known here.',
      'The field `b` is not known here.',
    ])
    expect(given).toEqual(before)
  })

  test('puts problems without a line first', () => {
    expect(sortProblems([at('a', 1), at('a')]).map(({ place }) => place.line)).toEqual([undefined, 1])
  })
})

describe('required', () => {
  test('returns any value that is not missing, also empty ones', () => {
    expect([required(0, 'a'), required('', 'a'), required(false, 'a')]).toEqual([0, '', false])
  })

  test.for([undefined, null])('takes %s for a bug of ours', (value) => {
    expect(() => required(value, 'the tone of a')).toThrow(InvariantError)
    expect(() => required(value, 'the tone of a')).toThrow('This is a bug of the generator, not of the content: the tone of a is missing')
  })
})
