import { readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import licences from '../../scripts/licences'
import type { BundledPackage } from '../../scripts/licences/bundled'
import { BUNDLED_PACKAGES } from '../../scripts/licences/bundled-packages.mjs'
import { listPackages } from '../../scripts/licences/listed'
import { licenceProblems } from '../../scripts/licences/problems'
import { LICENCES_FILE, type LicenceRules, parseRules } from '../../scripts/licences/rules'
import { type LockFile, packagesOf } from '../../scripts/lock-file'
import { callCommand } from '../support/call-command'
import { folderTest } from '../support/folder-test'
import { ROOT } from '../support/run-command'
import { PROJECT } from '../support/site'

const RULES: LicenceRules = {
  shipped: ['MIT', 'Apache-2.0'],
  installed: ['LGPL-3.0-or-later'],
  stated: { 'silent@1.0.0': { licence: 'MIT', source: 'its file LICENSE' } },
  files: [{ name: 'A font', place: 'pages', licence: 'MIT', text: 'font.txt' }],
}

const LOCK: LockFile = {
  packages: {
    '': { version: '1.0.0', license: 'UNLICENSED' },
    'node_modules/shown': { version: '1.0.0', license: 'MIT' },
    'node_modules/builder-for-another-system': { version: '1.0.0', license: 'Apache-2.0 AND LGPL-3.0-or-later' },
    'node_modules/@scope/tool': { version: '2.0.0', license: '(MIT OR GPL-2.0)', dev: true },
    'node_modules/@scope/tool/node_modules/silent': { version: '1.0.0', dev: true },
  },
}
const BUNDLED: readonly BundledPackage[] = [{ name: 'shown', version: '1.0.0' }]

/** The problems of the packages above with further ones, and with other rules. */
function problemsWith(packages: LockFile['packages'], rules: Partial<LicenceRules> = {}, bundled = BUNDLED): string[] {
  const all = { ...RULES, ...rules }
  const listed = listPackages(packagesOf({ packages: { ...LOCK.packages, ...packages } }), bundled, all)
  return licenceProblems({ listed, bundled, rules: all, isMissing: (file) => file !== 'font.txt' })
}

describe('this project', () => {
  test('has packages with allowed licences only, and lists all of them', async () => {
    expect(await callCommand('licences', '--check')).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^\d{3,} packages have allowed licences; visitors get \d+ of them, and \d+ other things\.\n$/),
      stderr: '',
    })
  })

  test('names the licence of every font', async () => {
    const parsed = parseRules(await readFile(join(ROOT, LICENCES_FILE), 'utf8'))
    const listed = new Set('value' in parsed ? parsed.value.files.map(({ text }) => basename(text)) : [])
    const texts = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      basename(path).startsWith('LICENSE'),
    )
    expect(texts).not.toEqual([])
    expect(texts.filter((path) => !listed.has(basename(path)))).toEqual([])
  })
})

describe('the list of packages', () => {
  test('has each version once, with its licence and who gets it', () => {
    expect(listPackages(packagesOf(LOCK), BUNDLED, RULES)).toEqual([
      { name: '@scope/tool', version: '2.0.0', licence: 'MIT OR GPL-2.0', holder: 'tools' },
      { name: 'builder-for-another-system', version: '1.0.0', licence: 'Apache-2.0 AND LGPL-3.0-or-later', holder: 'builds' },
      { name: 'shown', version: '1.0.0', licence: 'MIT', holder: 'visitors' },
      { name: 'silent', version: '1.0.0', licence: 'MIT', holder: 'tools' },
    ])
  })

  test('takes a package that tools and the site have as one of the site, under its own name', () => {
    const packages = { 'node_modules/a': { version: '1.0.0', dev: true }, 'node_modules/b': { version: '1.0.0', name: 'a' } }
    expect(packagesOf({ packages })).toEqual([{ name: 'a', version: '1.0.0', isTool: false }])
  })
})

describe('a licence', () => {
  test('is no problem where it is allowed', () => expect(problemsWith({})).toEqual([]))

  test.for([
    ['is not allowed', { 'node_modules/a': { version: '1.0.0', license: 'GPL-3.0-only' } }],
    ['holds one that is not allowed', { 'node_modules/a': { version: '1.0.0', license: 'MIT AND GPL-3.0-only' } }],
    ['is missing', { 'node_modules/a': { version: '1.0.0' } }],
    ['is no name', { 'node_modules/a': { version: '1.0.0', license: 'SEE LICENSE IN LICENSE' } }],
    ['is none', { 'node_modules/a': { version: '1.0.0', license: 'UNLICENSED' } }],
    ['was stated of another version', { 'node_modules/@scope/tool/node_modules/silent': { version: '1.0.1', dev: true } }],
  ] as const)('is a problem where it %s', ([, packages]) => {
    expect(problemsWith(packages)).toMatchSnapshot()
  })

  test('has to be one for visitors where these get the package', () => {
    const bundled = [...BUNDLED, { name: 'a', version: '1.0.0' }]
    expect(problemsWith({ 'node_modules/a': { version: '1.0.0', license: 'LGPL-3.0-or-later' } }, {}, bundled)).toMatchSnapshot()
    expect(problemsWith({}, {}, bundled)).toMatchSnapshot()
  })

  test('of a file for visitors needs its text', () => {
    expect(problemsWith({}, { files: [{ name: 'A font', place: 'pages', licence: 'GPL-3.0-only', text: 'none.txt' }] })).toMatchSnapshot()
  })
})

describe('the rules', () => {
  test('are told with their lines where they cannot be read', () => {
    expect(parseRules('shipped: [MIT]\ninstalled: MIT\nstated: {}\nfiles: []\n')).toMatchSnapshot()
    expect(parseRules('shipped: [MIT\n')).toMatchSnapshot()
  })
})

folderTest('npm run licences writes the list, and says with --check where it is out of date', async ({ folder }) => {
  await mkdir(join(folder, 'client/.vite'), { recursive: true })
  await mkdir(join(folder, 'docs'))
  await writeFile(join(folder, 'client', BUNDLED_PACKAGES), JSON.stringify(BUNDLED))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(LOCK))
  await writeFile(join(folder, 'font.txt'), 'A licence')
  await writeFile(join(folder, LICENCES_FILE), JSON.stringify(RULES))
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const bundle = { ...PROJECT.bundle, client: join(folder, 'client') }
  const call = (...args: string[]) => licences({ ...PROJECT, engine: folder, root: folder, bundle, args, codeKey: '' })
  try {
    expect(await call('--check')).toBe(1)
    expect(said.mock.calls).toEqual([['docs/licences.md is out of date. Run `npm run licences`, and commit what it writes.']])
    expect(await call()).toBe(0)
    expect(await call('--check')).toBe(0)
    expect(await readFile(join(folder, 'docs/licences.md'), 'utf8')).toMatchSnapshot()
  } finally {
    vi.restoreAllMocks()
  }
})
