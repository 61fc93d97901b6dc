// The settings of a project. This is plain JavaScript, since they say for which base path scripts are bundled.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** Files with settings, ignored by git. Later files win, and the environment wins over all. */
const FILES = ['.env', '.env.local']

/**
 * The settings of a project from its files and the environment.
 * @param {string} root @returns {Readonly<Record<string, string | undefined>>}
 */
export const environmentOf = (root) => ({
  ...Object.assign({}, ...FILES.map((file) => variablesIn(join(root, file)))),
  ...process.env,
})

/** @param {string} file */
function variablesIn(file) {
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error
    if ('code' in error && error.code === 'ENOENT') return {}
    // The error of a folder does not name it.
    throw Object.assign(new Error(`${file} cannot be read: ${error.message}`, { cause: error }), { syscall: error.syscall })
  }
}
