import { createHash } from 'node:crypto'
import { InvariantError } from '../src/engine/problems/problem'
import { jsonLoss } from './json-loss'

/** Length of a key in hexadecimal digits: 96 bits, far more than any number of files can make collide by chance. */
const KEY_LENGTH = 24

/**
 * The key of what goes into a file: the same values give the same key. Values are plain data, texts or bytes; what JSON would
 * lose, so that two of it had one key, is a bug of ours.
 */
export function keyOf(...values: readonly unknown[]): string {
  const hash = createHash('sha256')
  for (const value of values) {
    hash.update(typeof value === 'string' || value instanceof Uint8Array ? value : jsonOf(value))
    hash.update('\0')
  }
  return hash.digest('hex').slice(0, KEY_LENGTH)
}

function jsonOf(value: unknown): string {
  const loss = jsonLoss(value)
  if (loss !== undefined) throw new InvariantError(`a key cannot be made of ${loss}`)
  return JSON.stringify(value) ?? 'undefined'
}
