import { createHash } from 'node:crypto'

/** Length of a key in hexadecimal digits: 96 bits, far more than any number of files can make collide by chance. */
const KEY_LENGTH = 24

/** The key of what goes into a file: the same values give the same key. Values are plain data, texts or bytes. */
export function keyOf(...values: readonly unknown[]): string {
  const hash = createHash('sha256')
  for (const value of values) {
    hash.update(typeof value === 'string' || value instanceof Uint8Array ? value : (JSON.stringify(value) ?? 'undefined'))
    hash.update('\0')
  }
  return hash.digest('hex').slice(0, KEY_LENGTH)
}
