import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { environmentOf, ROOT } from '../support/run-command'
import { siteTest } from '../support/site-test'

const WAITING = 'Watching for changes; Ctrl-C ends.\n'

/** A check that watches a folder, with the output of its rounds in order. */
function watching(folder: string) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'check', '--watch', '--content', folder], { cwd: ROOT, env: environmentOf() })
  let text = ''
  let changed = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      changed()
    })
  return {
    /** The output since the last call, once a round has ended that contains this text. */
    async until(expected: string): Promise<string> {
      while (!text.includes(expected) || !text.endsWith(WAITING)) await new Promise<void>((resolve) => (changed = resolve))
      const said = text
      text = ''
      return said
    },
    async end(): Promise<number | null> {
      child.kill('SIGINT')
      await once(child, 'close')
      return child.exitCode
    },
  }
}

siteTest('a watching check checks again whenever something changes, and ends with Ctrl-C', async ({ site }) => {
  const check = watching(site.root)
  await check.until('files are right')
  await site.replace('services/first-service.yaml', 'group: core', 'group: cor')
  expect(await check.until('services/first-service.yaml:5:8  field/choice')).toContain('1 error in 1 file.')
  await site.replace('services/first-service.yaml', 'group: cor', 'group: core')
  await check.until('files are right')
  // A new folder with files, which are then removed again.
  await mkdir(join(site.root, 'blogs/deep'), { recursive: true })
  await writeFile(join(site.root, 'blogs/deep/a.mdx'), 'text')
  await check.until('blogs/deep/a.mdx  file/stray')
  await writeFile(join(site.root, 'blogs/deep/b.mdx'), 'text')
  await check.until('blogs/deep/b.mdx  file/stray')
  // A folder that is removed and made again at once, as a change of branches does.
  await rm(join(site.root, 'blogs'), { recursive: true })
  await mkdir(join(site.root, 'blogs/deep'), { recursive: true })
  await writeFile(join(site.root, 'blogs/deep/c.mdx'), 'text')
  await check.until('blogs/deep/c.mdx  file/stray')
  await writeFile(join(site.root, 'blogs/deep/d.mdx'), 'text')
  await check.until('blogs/deep/d.mdx  file/stray')
  await rm(join(site.root, 'blogs'), { recursive: true })
  await check.until('files are right')
  expect(await check.end()).toBe(0)
})
