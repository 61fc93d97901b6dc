import { hash } from 'node:crypto'

/** Length of a hash in hexadecimal digits: 96 bits, so that two are never the same by chance. */
export const HASH_LENGTH = 24

/** The start of the SHA-256 of a text or of bytes. */
export const shortHash = (contents: string | Uint8Array): string => hash('sha256', contents, 'hex').slice(0, HASH_LENGTH)
