import { createHash } from 'node:crypto'
import { HASH_LENGTH, shortHash } from '../src/engine/content/hash'
import { InvariantError } from '../src/engine/problems/problem'
import { jsonLoss } from './json-loss'

/**
 * The key of the data of a file: the same values give the same key. Values are plain data, texts or bytes. Throws an error for data that
 * JSON would lose, since different data could have the same key then.
 */
export function keyOf(...values: readonly unknown[]): string {
  const hash = createHash('sha256')
  for (const value of values) {
    hash.update(typeof value === 'string' || value instanceof Uint8Array ? value : jsonOf(value))
    hash.update('\0')
  }
  return hash.digest('hex').slice(0, HASH_LENGTH)
}

/** The hash of the bytes of a file: as many digits of its SHA-256 as a key has, so that `sha256sum` gives the same. */
export const hashOf = (bytes: Uint8Array): string => shortHash(bytes)

function jsonOf(value: unknown): string {
  const loss = jsonLoss(value)
  if (loss !== undefined) throw new InvariantError(`a key cannot be made of ${loss}`)
  return JSON.stringify(value) ?? 'undefined'
}
