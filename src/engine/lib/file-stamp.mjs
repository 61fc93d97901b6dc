// Metadata that shows whether a file has changed without reading it, as version control systems use it.

/**
 * Size in bytes, times of modification and of change in milliseconds, and inode.
 * @typedef {Pick<import('node:fs').Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>} FileStats
 */

/** Milliseconds after which a further change of a file gives it a different time, on every file system. */
const SETTLED = 2_000

/** A string that differs once the file has changed. @param {FileStats} stats @returns {string} */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }) => [size, mtimeMs, ctimeMs, ino].join(' ')

/**
 * Whether a further change is sure to give a file a new time: its times are neither in the last two seconds nor in the future.
 * @param {FileStats} stats @param {number} now @returns {boolean}
 */
export const isSettled = ({ mtimeMs, ctimeMs }, now) => Math.max(mtimeMs, ctimeMs) <= now - SETTLED
