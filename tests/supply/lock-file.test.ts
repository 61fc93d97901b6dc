import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packagesOf, readLockFile } from '../../scripts/lock-file'
import { ROOT } from '../support/run-command'
import { lockFaults, type OwnPackages } from './lock-faults'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

test('packages of this project have the bytes that were locked, come from a registry, and run no script unseen', async () => {
  const packages = packagesOf(await readLockFile(ROOT))
  expect(packages.length).toBeGreaterThan(500)
  expect(lockFaults(packages, JSON.parse(read('package.json')) as OwnPackages)).toEqual([])
})

test('npm runs no install script, whichever release it is, and names no server in the lock file', () => {
  const settings = read('.npmrc')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(';'))
  expect(settings).toEqual(['ignore-scripts=true', 'omit-lockfile-registry-resolved=true', 'save-exact=true'])
})

describe('a fault is', () => {
  const sound = { version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==` }
  const faults = (one: object, own: OwnPackages = {}) =>
    lockFaults(packagesOf({ packages: { 'node_modules/one': { ...sound, ...one } } }), own)

  test('none of these', () => {
    const own = { dependencies: { one: '1.0.0' }, devDependencies: { two: '2.0.0-beta.1' }, allowScripts: { one: false } }
    expect(faults({ hasInstallScript: true }, own)).toEqual([])
  })

  test.for([
    ['a missing hash', { integrity: undefined }, {}, 'one@1.0.0 has no hash of SHA-512'],
    ['a weak hash', { integrity: `sha1-${'A'.repeat(27)}=` }, {}, 'one@1.0.0 has no hash of SHA-512'],
    ['a hash that is cut', { integrity: 'sha512-AAAA' }, {}, 'one@1.0.0 has no hash of SHA-512'],
    [
      'a repository',
      { resolved: 'git+ssh://git@host.example/one.git#abc' },
      {},
      'one@1.0.0 comes from git+ssh://git@host.example/one.git#abc',
    ],
    ['an archive', { resolved: 'http://host.example/one.tgz' }, {}, 'one@1.0.0 comes from http://host.example/one.tgz'],
    ['a script', { hasInstallScript: true }, { allowScripts: {} }, 'one@1.0.0 has an install script'],
    ['a script that is no more', {}, { allowScripts: { one: false } }, 'one is in allowScripts, and has no install script'],
    ['a range', {}, { dependencies: { one: '^1.0.0' } }, 'one may be ^1.0.0'],
    ['a tag', {}, { overrides: { one: 'latest' } }, 'one may be latest'],
    ['an address', {}, { devDependencies: { one: 'github:some/one' } }, 'one may be github:some/one'],
  ] as const)('%s', ([, one, own, expected]) => {
    expect(faults(one, own)).toEqual([expected])
  })
})
