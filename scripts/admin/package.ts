import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FileBytes } from '../../renderer/emit'
import { mediaTypeOf } from '../../renderer/hosts/media-types'
import { ProjectError } from '../../src/engine/problems/problem'
import { pathsBelow } from '../files/paths-below'

/** The folder with the files of the editor that browsers load; undefined where its package is not installed. */
export function packageFolder(engine: string): string | undefined {
  try {
    return dirname(createRequire(`${engine}/package.json`).resolve('@sveltia/cms'))
  } catch {
    return undefined
  }
}

/**
 * The files of the editor for a build, with its licence. Types that sites do not serve are left out: source maps, and WebAssembly, which
 * the policy of its page would refuse. Throws an error where its package is not installed.
 */
export async function packageFiles(engine: string): Promise<FileBytes[]> {
  const folder = packageFolder(engine)
  if (folder === undefined)
    throw new ProjectError(
      'The site has the editor in the browser, whose package `@sveltia/cms` is not installed: `npm install` installs it.',
    )
  const served = (await pathsBelow(folder)).filter((path) => mediaTypeOf(path) !== undefined)
  const files = served.map(async (path) => ({ path, bytes: await readFile(join(folder, path)) }))
  return [...(await Promise.all(files)), { path: 'LICENSE.txt', bytes: await readFile(join(folder, '../LICENSE.txt')) }]
}
