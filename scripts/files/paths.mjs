// Paths of any system. `paths` are its rules, those of this one if none are named.
import path from 'node:path'

/** @typedef {Pick<path.PlatformPath, 'relative' | 'isAbsolute' | 'sep'>} Rules */

/** Whether a file is a folder itself or is in it. @param {string} file @param {string} folder @param {Rules} [paths] */
export const isWithin = (file, folder, paths = path) => relativePathWithin(file, folder, paths) !== undefined

/**
 * The path of a file from a folder, with slashes on every system, and empty for the folder itself; undefined if the file is not in it.
 * @param {string} file @param {string} folder @param {Rules} [paths] @returns {string | undefined}
 */
export function relativePathWithin(file, folder, paths = path) {
  const way = toPosixPath(paths.relative(folder, file), paths)
  // On Windows, the way to another drive is a whole path.
  return way === '..' || way.startsWith('../') || paths.isAbsolute(way) ? undefined : way
}

/** A path with slashes on every system. @param {string} file @param {Pick<Rules, 'sep'>} [paths] */
export const toPosixPath = (file, paths = path) => file.replaceAll(paths.sep, '/')
