// Installs the packages of the lock file if they are missing or older than it. Uses only Node and npm.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { SIGNALS, signalExitCode } from './process-signals.mjs'
import { root } from './root.mjs'

/** @param {string} path @returns {number} */
const modifiedTime = (path) => statSync(`${root}/${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Whether the packages for tests and checks are installed. */
const hasTools = () => {
  const { devDependencies } = /** @type {{ devDependencies: object }} */ (JSON.parse(readFileSync(`${root}/package.json`, 'utf8')))
  return Object.keys(devDependencies).every((name) => modifiedTime(`node_modules/${name}/package.json`) > 0)
}

/** Installs the packages that a site is built with, if there are none at all. */
export async function ensurePackages() {
  if (modifiedTime('node_modules') === 0) await ensureInstalled({ tools: false })
}

/**
 * Installs what is missing. A site can be built without the packages for tests and checks, so a first start does not wait for them.
 * @param {{ tools?: boolean }} [options]
 */
export async function ensureInstalled({ tools = true } = {}) {
  // npm writes this file last.
  const isCurrent = modifiedTime('node_modules/.package-lock.json') >= modifiedTime('package-lock.json')
  const had = hasTools()
  if (isCurrent && (had || !tools)) return
  const code = await install(tools || had ? [] : ['--omit=dev'])
  if (code !== 0) process.exit(code)
}

/** How npm is started: on Windows it is a script of the shell. */
const FOR_NPM = /** @type {const} */ ({ cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })

/** Milliseconds that npm gets to end by itself. It restores the old packages, which may take long. */
const TIMEOUT = 500

/** Installs packages, and returns the exit code of npm. A signal for this process ends npm first. @param {readonly string[]} options */
async function install(options) {
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', ...options], FOR_NPM)
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    npm.once('exit', () => process.exit(signalExitCode(signal)))
    npm.kill(signal)
    setTimeout(() => npm.kill('SIGKILL'), TIMEOUT)
  }
  for (const signal of SIGNALS) process.once(signal, end)
  const [code] = /** @type {[number | null]} */ (await once(npm, 'exit'))
  for (const signal of SIGNALS) process.off(signal, end)
  return code ?? 1
}

/** The programs of packages that scripts run, as files for Node: their commands in node_modules/.bin are no programs on Windows. */
export const PROGRAMS = {
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
}

/**
 * Runs a program and waits for its end.
 * @param {string} program @param {string[]} args @param {Record<string, string>} [environment]
 * @returns {number} its exit code
 */
export function run(program, args, environment = {}) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  return status ?? 1
}

/** Runs npm and waits for its end. @param {readonly string[]} args @returns {number} its exit code */
export const runNpm = (args) => spawnSync('npm', args, FOR_NPM).status ?? 1
