import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environmentOf, ROOT } from '../support/run-command'

const FOLDERS = ['content', 'docs', 'pages', 'renderer', 'schemas', 'scripts', 'src', 'starter', 'tests', '.vscode']
const FILES = ['.gitignore', 'biome.json', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']

let project = ''
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'))
  for (const path of [...FOLDERS, ...FILES]) await cp(join(ROOT, path), join(project, path), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(project, 'node_modules'))
})
afterAll(() => rm(project, { recursive: true, force: true }))

const run = promisify(execFile)
/** Runs a program in the project; throws with its output if it fails. */
const node = async (program: string, ...args: readonly string[]) => {
  const options = { cwd: project, env: environmentOf({ NODE_ENV: '' }), maxBuffer: 2 ** 24 }
  return (await run(process.execPath, [program, ...args], options)).stdout
}

test('a new collection is right at once: types, checks, format, build and its own tests', { timeout: 900_000 }, async () => {
  const written = await node('scripts/run.mjs', 'new', 'collection', 'trial-reports')
  const code = [...written.matchAll(/^(\S+\.tsx?) (?:written|changed)$/gm)].map(([, path = '']) => path)
  expect(code.length).toBeGreaterThan(8)
  await node('scripts/run.mjs', 'check', '--strict')
  await node('scripts/run.mjs', 'schemas', '--check')
  await node('node_modules/typescript/bin/tsc', '--noEmit')
  await node('node_modules/@biomejs/biome/bin/biome', 'ci', ...code)
  await node('node_modules/vitest/vitest.mjs', 'run', 'tests/collections/trial-reports.test.ts')
  await node('scripts/run.mjs', 'build')
  expect(await readFile(join(project, 'dist/trial-reports/first-sample.html'), 'utf8')).toContain('The first sample of our trial reports')
})
