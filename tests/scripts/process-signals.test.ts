import { chmod, cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { folderTest } from '../support/folder-test'
import { environmentOf, ROOT } from '../support/run-command'
import { startProcess } from '../support/start-process'

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const

describe('`npm start`', () => {
  folderTest.for(SIGNALS)('ends with the npm that installs packages for it: %s', async ([signal, code], { folder }) => {
    const project = join(folder, 'project')
    for (const path of ['scripts', 'src/engine/lib', 'package.json']) await cp(join(ROOT, path), join(project, path), { recursive: true })
    await writeFile(join(project, 'package-lock.json'), '{}')
    await mkdir(join(folder, 'bin'))
    // It runs for long, and only SIGKILL ends it.
    const npm = `#!${process.execPath}\nfor (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})\nconsole.log('installing')\nsetInterval(() => {}, 1000)\n`
    await writeFile(join(folder, 'bin/npm'), npm)
    await chmod(join(folder, 'bin/npm'), 0o755)
    const start = startProcess(process.execPath, ['scripts/start.mjs', '--port', '0'], {
      cwd: project,
      env: environmentOf({ PATH: join(folder, 'bin') }),
    })
    await start.until('installing')
    expect(await start.end(signal)).toBe(code)
  })
})

describe('`npm run preview`', () => {
  folderTest('ends when it is told to', async ({ folder }) => {
    await writeFile(join(folder, 'sitemap.xml'), '')
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const args = ['scripts/run.mjs', 'preview', '--port', '0', '--out', folder]
      const preview = startProcess(process.execPath, args, { cwd: ROOT, env: environmentOf() })
      await preview.until('http://localhost')
      expect(await preview.end(signal)).toBe(0)
    }
  })
})
