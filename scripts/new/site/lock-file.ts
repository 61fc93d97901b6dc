import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Runs npm without a network: the lock file of the engine names every package that a site may need. */
const NPM = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']

/**
 * Writes the lock file of a site: that of the engine without the packages that the site does not need. If npm fails, a message says so, and
 * the first `npm install` writes it.
 */
export async function writeLockFile(folder: string, engine: string): Promise<void> {
  await copyFile(join(engine, 'package-lock.json'), join(folder, 'package-lock.json'))
  const npm = spawn('npm', NPM, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32' })
  let said = ''
  npm.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = await once(npm, 'close').catch((error: unknown) => [String(error)])
  if (code !== 0)
    console.error(`npm could not write package-lock.json: ${said.trim() || code}\nRun \`npm install\` in the folder before anything else.`)
}
