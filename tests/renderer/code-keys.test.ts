import { describe, expect, test } from 'vitest'
import { type CodeKeys, codeKeysBelow, codeKeysOf, keyOfPart, withCodeKey } from '../../renderer/code-keys'
import type { Output } from '../../renderer/emit'
import { ROOT } from '../../src/engine/routes/base.mjs'
import { SITE } from '../support/site'
import { smallSite } from './graphs'
import { outputOf } from './made'

const CODE: CodeKeys = { all: 'all', shared: 'shared' }

describe('the key of the code of a part', () => {
  test('is made of its own and of what all share', () => {
    const key = keyOfPart(CODE, { codeKey: 'own' })
    expect(keyOfPart({ ...CODE, all: 'other' }, { codeKey: 'own' })).toBe(key)
    expect(new Set([key, keyOfPart(CODE, { codeKey: 'other' }), keyOfPart({ ...CODE, shared: 'other' }, { codeKey: 'own' })]).size).toBe(3)
  })

  test('is that of all code where the part does not say its own', () => {
    expect(keyOfPart(CODE, {})).toBe('all')
  })

  test('is another one below another base path', () => {
    expect(codeKeysBelow(ROOT, CODE)).toEqual(CODE)
    expect(keyOfPart(codeKeysBelow('/docs/', CODE), {})).not.toBe('all')
  })
})

describe('the keys of the code of a site', () => {
  test('are one where the site does not say its own', () => {
    expect(codeKeysOf({ model: SITE.model }, 'all')).toEqual({ all: 'all', shared: 'all' })
  })

  test('follow the addresses of pages, which the model has', () => {
    const sharedOf = (paths: readonly string[]) =>
      codeKeysOf({ codeKey: 'own', model: { ...SITE.model, fixedPages: new Map(paths.map((path) => [path, {}])) } }, 'all').shared
    expect(sharedOf(['/about'])).toBe(sharedOf(['/about']))
    expect(sharedOf(['/about'])).not.toBe(sharedOf(['/about-us']))
  })
})

test('an output gets the key of its own code', async () => {
  const output: Output = {
    name: 'made',
    codeKey: 'own',
    *emit({ codeKey }) {
      yield { path: 'made.txt', key: codeKey, contents: () => '' }
    },
  }
  const [file] = withCodeKey(output, CODE).emit(outputOf(await smallSite()))
  expect(file?.key).toBe(keyOfPart(CODE, output))
})
