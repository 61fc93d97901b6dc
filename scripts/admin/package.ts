import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** The folder with the files of the editor that browsers load; undefined where its package is not installed. */
export function packageFolder(engine: string): string | undefined {
  try {
    return dirname(createRequire(`${engine}/package.json`).resolve('@sveltia/cms'))
  } catch {
    return undefined
  }
}
