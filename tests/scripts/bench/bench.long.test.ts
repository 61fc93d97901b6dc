import { join } from 'node:path'
import { expect, test } from 'vitest'
import { required } from '../../../src/engine/problems/problem'
import { bytesOf } from '../../support/folder-test'
import { ROOT, runCommand } from '../../support/run-command'
import { SITE } from '../../support/site'

const { folder, componentEdit } = required(SITE.benchmark, 'the benchmark of the site')

/** What the command edits, in the project itself. */
const sources = async () => ({
  ...(await bytesOf(join(ROOT, 'content', folder))),
  ...(await bytesOf(join(ROOT, componentEdit.path, '..'))),
})

test('measures builds in a copy, and prints numbers only', async () => {
  const before = await sources()
  const { code, stdout, stderr } = await runCommand('bench', '--articles', '5', '--json')
  expect({ code, stderr: stderr.replace(/^bundle .*\n/gm, '') }).toEqual({ code: 0, stderr: '' })
  const { articles, ...measured } = JSON.parse(stdout) as Record<string, number>
  expect(articles).toBe(5)
  expect(Object.keys(measured)).toEqual([
    'floorSeconds',
    'coldSeconds',
    'bundleSeconds',
    'noopSeconds',
    'editSeconds',
    'componentSeconds',
    'peakMegabytes',
  ])
  for (const value of Object.values(measured)) expect(value).toBeGreaterThan(0)
  expect(await sources()).toEqual(before)
}, 600_000)

test('draws how time and memory grow', async () => {
  const { code, stdout } = await runCommand('bench', '--articles', '2', '--growth')
  expect(code).toBe(0)
  expect(stdout).toMatch(/2 articles, one run[\s\S]*growth\.svg\n$/)
}, 600_000)
