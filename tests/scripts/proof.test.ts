import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import proof from '../../scripts/proof'
import { proofDocument } from '../../scripts/proof/document'
import { PROMISES_FILE, type Promises, parsePromises } from '../../scripts/proof/promises'
import { readRuns, recordRuns } from '../../scripts/proof/runs'
import { callCommand } from '../support/call-command'
import { folderTest } from '../support/folder-test'
import { ROOT } from '../support/run-command'
import { PROJECT } from '../support/site'
import { figuresOf } from '../support/test-figures'

/** What promises name and the project does not have. */
function missingIn(promises: Promises): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  return promises.flatMap(({ command, tests }) => [
    ...(command === undefined || Object.hasOwn(scripts, command.replace(/^npm (?:run )?/, '')) ? [] : [command]),
    ...tests.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(join(ROOT, file))),
  ])
}

describe('the promises of this project', () => {
  const parsed = parsePromises(readFileSync(join(ROOT, PROMISES_FILE), 'utf8'))
  const promises = 'value' in parsed ? parsed.value : []

  test('name commands and tests that there are, and have a test each', () => {
    expect(promises).not.toEqual([])
    expect(promises.filter(({ tests }) => tests.length === 0)).toEqual([])
    expect(missingIn(promises)).toEqual([])
  })

  test('would be refused with a command or a test that is none', () => {
    const promise = {
      about: 'A',
      promise: 'It holds.',
      command: 'npm run nothing',
      tests: ['tests/no.test.ts', 'README.md', 'tests/support/site.ts'],
    }
    expect(missingIn([promise])).toEqual([promise.command, ...promise.tests])
  })

  test('are in the table with the figures of the record', async () => {
    expect(await callCommand('proof', '--check')).toEqual({ code: 0, stdout: '', stderr: '' })
  })
})

describe('the table', () => {
  const run = (commit: string, figures: Record<string, number>) => ({ day: '2024-12-15', commit, figures })
  const promises: Promises = [
    { about: 'A', promise: 'It is light.', command: 'npm run audit', tests: ['tests/a.test.ts', 'tests/b.long.test.ts'] },
    { about: 'A', promise: 'It is right.', tests: ['tests/c.test.ts'] },
    { about: 'B', promise: 'It is shown by nothing yet.', tests: ['tests/d.test.ts'] },
  ]

  test('adds up what was counted on one day and commit, and says what was not', () => {
    const runs = {
      'npm run audit': run('1111', { pages: 7, findings: 0 }),
      'tests/a.test.ts': run('1111', { passed: 2 }),
      'tests/b.long.test.ts': run('2222+', { passed: 3, failed: 1 }),
      'tests/c.test.ts': run('1111', { passed: 1 }),
    }
    expect(proofDocument(promises, runs).split('\n').slice(7).join('\n')).toMatchSnapshot()
  })

  test('cannot be made of promises in another form', () => {
    expect(parsePromises('- promise: It holds.\n  command: make it so\n')).toMatchSnapshot()
  })
})

test('figures of tests say what failed and what was left out', () => {
  expect(figuresOf(['passed', 'passed'])).toEqual({ passed: 2 })
  expect(figuresOf(['passed', 'failed', 'skipped'])).toEqual({ passed: 1, failed: 1, skipped: 1 })
})

folderTest('runs keep the figures of those before, and npm run proof takes those that are named', async ({ folder }) => {
  recordRuns(folder, { 'npm run audit': { pages: 7 }, 'tests/a.test.ts': { passed: 2 } })
  recordRuns(folder, { 'tests/a.test.ts': { passed: 3 } })
  const made = { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), commit: 'no commit' }
  expect(readRuns(folder)).toEqual({
    'npm run audit': { ...made, figures: { pages: 7 } },
    'tests/a.test.ts': { ...made, figures: { passed: 3 } },
  })
  await mkdir(join(folder, 'docs'))
  await writeFile(join(folder, PROMISES_FILE), '- { about: A, promise: It holds., tests: [tests/a.test.ts, tests/b.test.ts] }\n')
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const call = (...args: string[]) => proof({ ...PROJECT, engine: folder, root: folder, args, codeKey: '' })
  try {
    expect(await call('--check')).toBe(1)
    expect(await call()).toBe(0)
    expect(await call('--check')).toBe(0)
    expect(Object.keys(JSON.parse(await readFile(join(folder, 'docs/proof.json'), 'utf8')) as object)).toEqual(['tests/a.test.ts'])
    expect(await readFile(join(folder, 'docs/proof.md'), 'utf8')).toContain('| 3 passed (')
    await writeFile(join(folder, 'docs/proof.json'), '<<<<<<< HEAD')
    await expect(call()).rejects.toThrow(`${join(folder, 'docs/proof.json')} is not JSON.`)
    expect(await readFile(join(folder, 'docs/proof.json'), 'utf8')).toBe('<<<<<<< HEAD')
  } finally {
    vi.restoreAllMocks()
  }
})
