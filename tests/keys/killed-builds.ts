import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordFolder } from '../../scripts/site-build/last-build'
import { bytesOf } from '../support/folder-test'
import { ROOT } from '../support/run-command'
import { SEED } from '../support/seed'

const CONTENT = join(ROOT, 'tests/fixtures/site')
/** A word of the frame: a change of it changes every page. */
const [NAVIGATION, FROM, TO] = ['site/navigation.yaml', 'label: Services', 'label: Our services'] as const

/**
 * Tests that a build which is killed at some moment leaves each file as it was or as it should be, and that the next build completes it.
 * The moments are spread over the time of a whole build.
 */
export function testKilledBuilds(kills: number) {
  test(`${kills} kills, seed ${SEED}`, { timeout: 60_000 * (kills + 2) }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'killed-'))
    try {
      const [before, after] = [join(folder, 'before'), join(folder, 'after')]
      for (const content of [before, after]) await cp(CONTENT, content, { recursive: true })
      const text = await readFile(join(after, NAVIGATION), 'utf8')
      expect(text).toContain(FROM)
      await writeFile(join(after, NAVIGATION), text.replace(FROM, TO))

      const out = join(folder, 'out')
      await build(before, out)
      const old = await bytesOf(out)
      const began = performance.now()
      await build(after, join(folder, 'whole'))
      const time = performance.now() - began
      const whole = await bytesOf(join(folder, 'whole'))
      expect(whole).not.toEqual(old)

      for (const [index, moment] of fc.sample(fc.double({ min: 0.2, max: 1, noNaN: true }), { seed: SEED, numRuns: kills }).entries()) {
        if (index > 0) {
          await build(before, out)
          expect(await bytesOf(out)).toEqual(old)
        }
        await build(after, out, moment * time)
        // To another disk, files are copied beside their place first; the next build removes a copy that was cut off.
        const found = Object.entries(await bytesOf(out)).filter(([path]) => !path.endsWith('.part'))
        const torn = found.filter(([path, bytes]) => bytes !== old[path] && bytes !== whole[path])
        expect(torn.map(([path]) => path)).toEqual([])
        await build(after, out)
        expect(await bytesOf(out)).toEqual(whole)
      }
    } finally {
      for (const name of await readdir(folder))
        await rm(recordFolder(join(ROOT, '.cache'), join(folder, name)), { recursive: true, force: true })
      await rm(folder, { recursive: true })
    }
  })
}

/** Builds as npm does. With a time in milliseconds, the build is killed then, if it has not ended. */
async function build(content: string, out: string, time?: number) {
  const args = ['scripts/run.mjs', 'build', '--content', content, '--out', out, '--as-of', '2024-12-15']
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = once(child, 'close')
  if (time !== undefined) {
    await Promise.race([ended, setTimeout(time)])
    child.kill('SIGKILL')
  }
  await ended
  if (time === undefined && child.exitCode !== 0) throw new Error(errors)
}
