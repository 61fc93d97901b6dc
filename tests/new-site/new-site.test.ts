import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answerFault } from '../../scripts/new/site/answers'
import { newSite } from '../../scripts/new/site/new-site'
import { withNewEngine } from '../../scripts/new/site/packages'
import { inShell } from '../../scripts/new/site/shell'
import { bytesOf, folderTest } from '../support/folder-test'
import { ROOT, runCommand } from '../support/run-command'

const said: string[] = []
beforeEach(() => {
  said.length = 0
  for (const stream of ['log', 'error'] as const) vi.spyOn(console, stream).mockImplementation((text: unknown) => said.push(String(text)))
  return () => vi.restoreAllMocks()
})

/** Runs the command, and returns its exit code and what it said. */
const call = async (...args: readonly string[]) => ({ code: await newSite({ args, engine: ROOT }), said: said.join('\n') })

describe('a new site is refused', () => {
  test.for([
    [['name', ''], 'The name `` is empty.'],
    [['name', 'Nettle {and} Rye'], 'The name `Nettle {and} Rye` holds a brace.'],
    [['name', 'Nettle\nRye'], 'The name `Nettle Rye` has a line break, a tab or a control character.'],
    [['description', 'x'.repeat(201)], `The description \`${'x'.repeat(201)}\` has more than 200 characters.`],
    [
      ['origin', 'nettle-rye.example'],
      'The origin `nettle-rye.example` is not the address of a site, such as `https://www.example.com`, without a slash at the end.',
    ],
    [['color', 'brown'], 'The color `brown` is not a color, such as `#8a4b14`.'],
    [['mark', 'loav'], 'There is no mark `loav`: there are ring, leaf, loaf, wave, peak, spark. Did you mean `loaf`?'],
  ] as const)('where it gives %j', ([[question, answer], fault]) => {
    expect(answerFault(question, answer)).toBe(fault)
  })

  folderTest('in a folder that holds something, and nothing is written', async ({ folder }) => {
    await writeFile(join(folder, 'bread.txt'), 'rye')
    expect(await call(folder)).toEqual({ code: 2, said: `${folder} is not empty. Name a folder that is not there yet.` })
    expect(await bytesOf(folder)).toEqual({ 'bread.txt': 'rye' })
  })

  folderTest('where its folder has a name that no site can have, and nothing is written', async ({ folder }) => {
    expect(await call(join(folder, '{name}'))).toEqual({
      code: 2,
      said: 'The name `{name}` holds a brace. Give another one: `--name NAME`.',
    })
    expect(await bytesOf(folder)).toEqual({})
  })

  folderTest('with a wrong option, and nothing is written', async ({ folder }) => {
    expect(await call(join(folder, 'bakery'), '--color', 'brown')).toMatchObject({ code: 2 })
    expect(await bytesOf(folder)).toEqual({})
  })

  folderTest('a new engine, in a folder without one', async ({ folder }) => {
    expect(await call(folder, '--upgrade')).toEqual({
      code: 2,
      said: expect.stringContaining('has no site with an engine of its own: there is no src/engine or no package.json.'),
    })
  })
})

test('the folder of the commands that follow is one word of a shell', () => {
  expect(['../bakery', 'a;touch b', "Ada's bread", '$(x)', '~x'].map(inShell)).toEqual([
    '../bakery',
    "'a;touch b'",
    "'Ada'\\''s bread'",
    "'$(x)'",
    "'~x'",
  ])
})

test('a new engine brings its packages, and leaves those of the site', () => {
  const site = { version: '2.0.0', scripts: { deploy: 'x' }, dependencies: { zod: '3.0.0', leaflet: '1.9.4' }, devDependencies: {} }
  const all = { version: '0.2.0', scripts: {}, dependencies: { zod: '4.0.0', pdfkit: '1.0.0' }, devDependencies: { typescript: '7.0.2' } }
  const { config, dependencies, devDependencies, version, scripts } = withNewEngine(site, ["import * as z from 'zod'"], all)
  expect({ config, dependencies, devDependencies, version, scripts }).toEqual({
    config: { engine: '0.2.0' },
    dependencies: { leaflet: '1.9.4', zod: '4.0.0' },
    devDependencies: { typescript: '7.0.2' },
    version: '2.0.0',
    scripts: { deploy: 'x' },
  })
})

test('the starter has neither errors nor warnings', async () => {
  const { code, stdout, stderr } = await runCommand('check', '--project', 'starter', '--strict')
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining('warning') })
  expect(stdout).toMatch(/files are right/)
})
