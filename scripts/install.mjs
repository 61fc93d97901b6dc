// Installs the packages of the lock file where they are missing or older than it. Uses nothing but Node and npm.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @param {string} path @returns {number} */
const changed = (path) => statSync(`${root}${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** npm writes this file last, after everything else is in place. */
export function ensureInstalled() {
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Runs a program to its end.
 * @param {string} program @param {string[]} args @param {Record<string, string>} [environment]
 * @returns {number} its exit code
 */
export function run(program, args, environment = {}) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  return status ?? 1
}
