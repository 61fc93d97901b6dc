import { createHash, hash } from 'node:crypto'
import { HASH_LENGTH, shortHash } from '../src/engine/content/hash'
import { InvariantError } from '../src/engine/problems/problem'
import { jsonLoss } from './json-loss'

/**
 * A hash of values, used as cache key: a prefix of SHA-256. Values are plain data, strings or bytes. Throws an error for data that JSON
 * would lose, since different data could have the same hash then.
 */
export function keyOf(...values: readonly unknown[]): string {
  const parts = values.map((value) => (typeof value === 'string' || value instanceof Uint8Array ? value : jsonOf(value)))
  return (areFewTexts(parts) ? hash('sha256', `${parts.join(END)}${END}`, 'hex') : longDigest(parts)).slice(0, HASH_LENGTH)
}

/** Terminates each value. JSON and texts of content never contain it, so that different lists of values are different bytes. */
const END = '\0'

/** Up to this number, strings are hashed in one call, which takes a fraction of the time of several. */
const FEW = 16

const areFewTexts = (parts: readonly (string | Uint8Array)[]): parts is readonly string[] =>
  parts.length > 0 && parts.length <= FEW && parts.every((part) => typeof part === 'string')

function longDigest(parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part).update(END)
  return digest.digest('hex')
}

/** The hash of the bytes of a file: as many digits of its SHA-256 as a key has, so that `sha256sum` gives the same. */
export const hashOf = (bytes: Uint8Array): string => shortHash(bytes)

function jsonOf(value: unknown): string {
  const loss = jsonLoss(value)
  if (loss !== undefined) throw new InvariantError(`a key cannot be made of ${loss}`)
  return JSON.stringify(value) ?? 'undefined'
}
