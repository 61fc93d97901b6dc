// What the system knows of a file, by which it is told whether the file has changed without reading it, as systems for versions do.

/**
 * Size in bytes, times of change in milliseconds, and number.
 * @typedef {Pick<import('node:fs').Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>} FileStats
 */

/** Milliseconds after which a further change of a file gives it another time, on every file system. */
const SETTLED = 2_000

/** A text that is another one once the file has changed. @param {FileStats} stats @returns {string} */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }) => [size, mtimeMs, ctimeMs, ino].join(' ')

/**
 * Whether a file cannot change again without a new time: it was not saved just now, nor in a time to come.
 * @param {FileStats} stats @param {number} now @returns {boolean}
 */
export const isSettled = ({ mtimeMs, ctimeMs }, now) => Math.max(mtimeMs, ctimeMs) <= now - SETTLED
