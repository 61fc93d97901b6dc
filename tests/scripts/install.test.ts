import { readFileSync } from 'node:fs'
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ALL_COMMANDS, MODULES } from '../../scripts/usage/table.mjs'
import { sourceOf } from '../architecture/source'
import { folderTest } from '../support/folder-test'
import { ROOT, runScriptIn } from '../support/run-command'

const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { devDependencies: object }

/** The modules that import one another at once, from one of scripts/ on, and the packages that they import. */
function importedBy(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known
  known.add(path)
  const { imports } = sourceOf({ path, text: readFileSync(join(ROOT, path), 'utf8') })
  for (const { specifier, kind } of imports) {
    if (kind === 'type') continue
    const file = specifier.startsWith('.') ? posix.join(dirname(path), specifier) : undefined
    if (file === undefined) known.add(specifier)
    else if (file.startsWith('scripts/')) importedBy(/\.\w+$/.test(file) ? file : `${file}.ts`, known)
  }
  return known
}

test('the commands that need the packages for tests and checks are those that import some', () => {
  const importing = MODULES.filter((name) => [...importedBy(`scripts/${name}.ts`)].some((found) => Object.hasOwn(devDependencies, found)))
  expect(importing).toContain('audit')
  expect(MODULES.filter((name) => ALL_COMMANDS[name]?.needsTools)).toEqual(importing)
})

describe('after a first start, which leaves out the packages for tests and checks,', () => {
  /** Runs a script in a copy of the scripts whose packages are those of a first start; npm only says what it is called with. */
  async function afterStart(folder: string, script: string, ...args: readonly string[]) {
    const project = join(folder, 'project')
    for (const path of ['scripts', 'src/engine', 'renderer/define', 'package.json', 'package-lock.json'])
      await cp(join(ROOT, path), join(project, path), { recursive: true })
    await mkdir(join(project, 'node_modules'))
    await writeFile(join(project, 'node_modules/.package-lock.json'), '{}')
    await mkdir(join(folder, 'bin'))
    await writeFile(join(folder, 'bin/npm'), `#!${process.execPath}\nconsole.log(process.argv.slice(2).join(' '))\nprocess.exit(7)\n`)
    await chmod(join(folder, 'bin/npm'), 0o755)
    return runScriptIn({ cwd: project, set: { PATH: join(folder, 'bin') } }, script, ...args)
  }

  folderTest.for([
    ['scripts/run.mjs', ['changes', 'other']],
    ['scripts/run.mjs', ['licences', '--check']],
    ['scripts/in-browser.mjs', ['audit']],
    ['scripts/browser-tests.mjs', []],
    ['scripts/tools.mjs', ['lint']],
    ['scripts/test.mjs', ['--long']],
  ] as const)('%s %j installs them', async ([script, args], { folder }) => {
    await mkdir(join(folder, 'project/tests/a'), { recursive: true })
    await writeFile(join(folder, 'project/tests/a/one.long.test.ts'), '')
    expect(await afterStart(folder, script, ...args)).toEqual({ code: 7, stdout: 'ci --no-audit --no-fund\n', stderr: '' })
  })

  folderTest('help does not', async ({ folder }) => {
    const { stdout } = await afterStart(folder, 'scripts/run.mjs', 'licences', '--help')
    expect(stdout).not.toContain('ci ')
  })
})
