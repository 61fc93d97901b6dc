import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test as base } from '@playwright/test'
import { ROOT } from '../../support/run-command'
import { startDevelopment } from './development-server'

/** A copy of the site's content, and the development server for it. */
export type EditedSite = {
  origin: string
  /** The texts of files of the content, by path. */
  read: (file: string) => Promise<string>
  write: (file: string, text: string) => Promise<void>
  /** The names of the files in a folder of the content. */
  list: (folder: string) => Promise<readonly string[]>
  /** Runs `check` on the content. Throws an error with what it prints if there is an error in it. */
  check: () => Promise<void>
}

/** Tests of the editor in the browser: each worker has a copy of the content, which is edited. */
export const test = base.extend<object, { site: EditedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off the pattern
    async ({}, use, { parallelIndex }) => {
      const project = `.cache/edited-site-${parallelIndex}`
      const folder = join(ROOT, project)
      const content = join(folder, 'content')
      await rm(content, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      await cp(join(ROOT, 'content'), content, { recursive: true })
      await rm(join(folder, 'src'), { force: true })
      await symlink(join(ROOT, 'src'), join(folder, 'src'))
      const { origin, end } = await startDevelopment(project)
      await use({
        origin,
        read: (file) => readFile(join(content, file), 'utf8'),
        write: (file, text) => writeFile(join(content, file), text),
        list: (name) => readdir(join(content, name)),
        check: async () => {
          await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'check', '--project', project], { cwd: ROOT })
        },
      })
      await end('SIGTERM')
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
