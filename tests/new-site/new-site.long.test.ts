import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environmentOf, ROOT, runCommand } from '../support/run-command'

let site = ''
beforeAll(async () => {
  site = join(await mkdtemp(join(tmpdir(), 'sites-')), 'bakery')
  expect(await runCommand('new', 'site', site, '--color', '#9a4a12', '--mark', 'loaf')).toMatchObject({ code: 0, stderr: '' })
  await symlink(join(ROOT, 'node_modules'), join(site, 'node_modules'))
}, 120_000)
afterAll(() => rm(join(site, '..'), { recursive: true, force: true }))

const run = promisify(execFile)
/** Runs a program in the new site; throws with its output if it fails. */
const node = async (program: string, ...args: readonly string[]) => {
  const options = { cwd: site, env: environmentOf({ NODE_ENV: '' }), maxBuffer: 2 ** 24 }
  return (await run(process.execPath, [program, ...args], options)).stdout
}

test('a new site is right at once: content, types, build and its own tests', { timeout: 600_000 }, async () => {
  await node('scripts/run.mjs', 'check', '--strict')
  await node('node_modules/typescript/bin/tsc', '--noEmit')
  await node('node_modules/vitest/vitest.mjs', 'run')
  await node('scripts/run.mjs', 'build')
  expect(await readFile(join(site, 'dist/index.html'), 'utf8')).toContain('<meta property="og:site_name" content="Bakery">')
})

test('its lock file has all that it needs, without a network', { timeout: 120_000 }, async () => {
  const { packages } = JSON.parse(await readFile(join(site, 'package-lock.json'), 'utf8')) as { packages: Record<string, object> }
  expect(packages['']).toMatchObject({ name: 'bakery', dependencies: { vite: expect.any(String) } })
  expect(Object.keys(packages)).toEqual(expect.arrayContaining(['node_modules/vite', 'node_modules/vitest']))
  expect(packages).not.toHaveProperty(['node_modules/pdfkit'])
})

test('a mistake in its content stops a build, with the line and what to do', { timeout: 120_000 }, async () => {
  const file = join(site, 'content/notes/make-it-yours.mdx')
  const right = await readFile(file, 'utf8')
  await writeFile(file, right.replace('topic: Looks', 'topic: Lokos'))
  await expect(node('scripts/run.mjs', 'build')).rejects.toThrow('content/notes/make-it-yours.mdx:5:8  field/choice')
  await writeFile(file, right)
})

test('a new engine replaces the one that it has, and nothing of the site', { timeout: 120_000 }, async () => {
  await writeFile(join(site, 'renderer/left-over.ts'), 'export {}')
  await writeFile(join(site, 'renderer/plan.ts'), '// damaged')
  const identity = join(site, 'content/site/identity.yaml')
  const own = await readFile(identity, 'utf8')
  expect(await runCommand('new', 'site', site, '--upgrade')).toMatchObject({ code: 0, stderr: '' })
  expect(await readFile(join(site, 'renderer/plan.ts'), 'utf8')).toBe(await readFile(join(ROOT, 'renderer/plan.ts'), 'utf8'))
  await expect(readFile(join(site, 'renderer/left-over.ts'))).rejects.toThrow('ENOENT')
  expect(await readFile(identity, 'utf8')).toBe(own)
  await node('scripts/run.mjs', 'check', '--strict')
})

test('a new collection of a new site is right at once, too', { timeout: 600_000 }, async () => {
  const written = await node('scripts/run.mjs', 'new', 'collection', 'recipes')
  expect(written).toContain('src/site/pages/recipe.tsx written')
  const navigation = join(site, 'content/site/navigation.yaml')
  const menu = await readFile(navigation, 'utf8')
  await writeFile(navigation, menu.replace('  - label: Notes', '  - label: Recipes\n    href: /recipes\n  - label: Notes'))
  await node('scripts/run.mjs', 'check', '--strict')
  await node('scripts/run.mjs', 'schemas', '--check')
  await node('node_modules/typescript/bin/tsc', '--noEmit')
  await node('scripts/run.mjs', 'build')
  expect(await readFile(join(site, 'dist/recipes/first-sample.html'), 'utf8')).toContain('The first sample of our recipes')
  await node('node_modules/vitest/vitest.mjs', 'run')
  expect(await node('scripts/run.mjs', 'new', 'recipes', 'our-soup')).toContain('content/recipes/our-soup.mdx, a draft')
  await node('scripts/run.mjs', 'check', '--strict')
})

test('a site with the editor in its build is closed, and its own tests say so', { timeout: 600_000 }, async () => {
  const module = join(site, 'src/site/site.tsx')
  const right = await readFile(module, 'utf8')
  await writeFile(
    module,
    right.replace('  scaffold,\n', "  scaffold,\n  admin: { name: 'github', repo: 'bakery/site', branch: 'main' },\n"),
  )
  await node('node_modules/vitest/vitest.mjs', 'run')
  expect(await readFile(join(site, '.cache/tested-site/admin.html'), 'utf8')).toContain('admin/start.js')
  await writeFile(module, right)
})
