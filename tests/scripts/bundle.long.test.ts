import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, rm, stat, truncate, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureBundle } from '../../scripts/bundle.mjs'
import { projectIn } from '../../scripts/project.mjs'
import { ROOT } from '../support/run-command'

test('a bundle lies in a folder of its own, beside the one before it', { timeout: 60_000 }, async () => {
  // As deep as the fixture, so that its imports lead where they did.
  const folder = `.cache/bundled/${randomUUID()}`
  await cp(join(ROOT, 'tests/fixtures/second-site/src'), join(ROOT, folder, 'src'), { recursive: true })
  try {
    const project = projectIn(ROOT, folder)
    if ('error' in project) throw new Error(project.error)
    const made = join(ROOT, folder, '.cache/server')
    for (const [name, hours] of Object.entries({ older: 3, old: 2, '.stopped': 2, '.underway': 0 })) {
      await mkdir(join(made, name), { recursive: true })
      const time = new Date(Date.now() - hours * 60 * 60 * 1000 - 1000)
      await utimes(join(made, name), time, time)
    }
    const [{ server, key }, again] = await Promise.all([ensureBundle(project, ['ssr']), ensureBundle(project, ['ssr'])])
    expect([server, again.server]).toEqual([join(made, key), join(made, key)])
    expect(existsSync(join(server, 'worker.js'))).toBe(true)
    expect(readdirSync(made).toSorted()).toEqual(['.underway', 'old', key].toSorted())
    await truncate(join(server, 'worker.js'))
    await ensureBundle(project, ['ssr'])
    expect((await stat(join(server, 'worker.js'))).size).toBeGreaterThan(0)
  } finally {
    await rm(join(ROOT, folder), { recursive: true, force: true })
  }
})
