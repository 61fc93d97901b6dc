// Installs the packages of the lock file where they are missing or older than it. Uses nothing but Node and npm.
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the project, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** @param {string} path @returns {number} */
const changed = (path) => statSync(`${root}${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Whether the packages that only tests and checks need are there. */
const hasTools = () => {
  const { devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  return Object.keys(devDependencies).every((name) => changed(`node_modules/${name}/package.json`) > 0)
}

/**
 * Installs what is missing. A site can be built without the tools of tests and checks, so a first start does not wait for them.
 * @param {{ tools?: boolean }} [options]
 */
export function ensureInstalled({ tools = true } = {}) {
  // npm writes this file last, after everything else is in place.
  const isCurrent = changed('node_modules/.package-lock.json') >= changed('package-lock.json')
  const had = hasTools()
  if (isCurrent && (had || !tools)) return
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', ...(tools || had ? [] : ['--omit=dev'])], {
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
