import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Variables } from '../renderer/define/site'

/** Files with settings, ignored by git. Later files win, and the environment wins over all. */
const FILES = ['.env', '.env.local']

/** The settings of a project from its files and the environment. */
export const environmentOf = (root: string): Variables => ({
  ...Object.assign({}, ...FILES.map((file) => variablesIn(join(root, file)))),
  ...process.env,
})

function variablesIn(file: string): Variables {
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}
