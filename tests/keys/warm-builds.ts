import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ensureBundle } from '../../scripts/bundle.mjs'
import { recordFolder } from '../../scripts/site-build/last-build'
import { bytesOf } from '../support/folder-test'
import { ROOT } from '../support/run-command'
import { SEED } from '../support/seed'
import { PROJECT } from '../support/site'
import { TODAY } from '../support/site-test'
import { edited, edits } from './edits'
import { filesIn, type Situation } from './situation'

/**
 * Builds one situation after the other in one process: into a folder with the previous build, which is then copied, and into a
 * new folder.
 */
const CHILD = `
  import { cp, writeFile } from 'node:fs/promises'
  const [, bundle, codeKey, outs, list, project] = process.argv
  const { default: build } = await import(bundle + '/build.js')
  const { default: site } = await import(bundle + '/site.js')
  const codes = []
  for (const { content, asOf, mailKey, name } of JSON.parse(list)) {
    process.env.VITE_EMAILJS_PUBLIC_KEY = mailKey
    const into = (folder) => build({ args: ['--content', content, '--out', folder, '--as-of', asOf], ...JSON.parse(project), site, codeKey })
    const code = await into(outs + '/warm')
    if (code === 0) {
      await cp(outs + '/warm', outs + '/warm-' + name, { recursive: true })
      if (await into(outs + '/cold-' + name) !== 0) throw new Error('only the warm build succeeds')
    }
    codes.push(code)
  }
  await writeFile(outs + '/codes.json', JSON.stringify(codes))`

/** Number of random edits of which some are right. */
const MANY = 10

/** Tests that builds after random edits give the same bytes as first builds. */
export function testWarmBuilds(folder: string, situations: number) {
  test(`${folder}: ${situations} random edits, seed ${SEED}`, { timeout: 60_000 * situations }, async () => {
    const outs = await mkdtemp(join(tmpdir(), 'warm-'))
    try {
      const base = { files: await filesIn(join(ROOT, folder)), asOf: TODAY, mailKey: '' }
      const lists = fc.sample(fc.array(edits, { minLength: 1, maxLength: 2 }), { seed: SEED, numRuns: situations })
      const codes = await build(outs, [base, ...lists.map((list) => edited(base, list)), base])
      const differing: { edits: (typeof lists)[number] | undefined; paths: readonly string[] }[] = []
      // One after the other: together they would be more open files than a process may have.
      for (const index of codes.keys()) {
        const paths = codes[index] === 0 ? await differences(outs, index) : []
        if (paths.length > 0) differing.push({ edits: lists[index - 1], paths })
      }
      expect(differing).toEqual([])
      // Some edits make errors, such as a reference to a draft. Most do not, but of a few edits all may.
      if (situations >= MANY) expect(codes.filter((code) => code === 0).length).toBeGreaterThan(codes.length / 2)
    } finally {
      for (const name of await readdir(outs))
        await rm(recordFolder(join(ROOT, '.cache'), join(outs, name)), { recursive: true, force: true })
      await rm(outs, { recursive: true })
    }
  })
}

/** Builds each situation and returns the exit codes. */
async function build(outs: string, situations: readonly Situation[]): Promise<readonly number[]> {
  const list = await Promise.all(
    situations.map(async ({ files, ...rest }, name) => {
      const content = join(outs, `content-${name}`)
      for (const [path, contents] of files) {
        await mkdir(dirname(join(content, path)), { recursive: true })
        await writeFile(join(content, path), contents)
      }
      return { ...rest, content, name }
    }),
  )
  const { server, key } = await ensureBundle()
  const args = ['--input-type=module', '-e', CHILD, server, key, outs, JSON.stringify(list), JSON.stringify(PROJECT)]
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(errors)
  return JSON.parse(await readFile(join(outs, 'codes.json'), 'utf8')) as readonly number[]
}

/** Paths of files that are only in one of the two builds, or that differ. */
async function differences(outs: string, index: number): Promise<string[]> {
  const [warm, cold] = await Promise.all([bytesOf(join(outs, `warm-${index}`)), bytesOf(join(outs, `cold-${index}`))])
  return [...new Set([...Object.keys(warm), ...Object.keys(cold)])].filter((path) => warm[path] !== cold[path])
}
