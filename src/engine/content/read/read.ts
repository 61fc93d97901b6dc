import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { mapBounded } from '../../lib/bounded'
import { LARGEST_TEXT } from './limits'
import { measurePicture } from './measure'
import { isPicture, type RawEntry } from './raw-entry'

/** Number of files that are open at one time; systems allow more. */
const OPEN_FILES = 64

/**
 * Reads all files of the content folder, sorted by name. It does not throw errors for files that cannot be read, or for a missing folder:
 * the next stage reports these.
 */
export async function readContent(root: string): Promise<RawEntry[]> {
  const files = await filesBelow(root, '')
  return mapBounded(
    files.toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    OPEN_FILES,
    (found) => readEntry(root, found),
  )
}

/** A file that was found. `failure` is the reason why it, or its folder, cannot be read. */
type Found = { file: string; failure?: string }

const NO_FILE = 'it is a symbolic link or no plain file'

async function filesBelow(root: string, dir: string): Promise<Found[]> {
  const listed = await readdir(join(root, dir), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => error)
  if (listed instanceof Error) return dir === '' && isMissing(listed) ? [] : [{ file: dir, failure: listed.message }]
  const nested = listed
    .filter(({ name }) => !isHidden(name))
    .map(async (item) => {
      const file = posix.join(dir, item.name)
      return item.isDirectory() ? filesBelow(root, file) : [item.isFile() ? { file } : { file, failure: NO_FILE }]
    })
  return (await Promise.all(nested)).flat()
}

const isMissing = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT' || code === 'ENOTDIR'

/** Whether a file is left out by its name: editors and systems create files such as `.DS_Store` and `.post.mdx.swp`. */
export const isHidden = (name: string) => name.startsWith('.') || name.endsWith('~')

async function readEntry(root: string, { file, failure }: Found): Promise<RawEntry> {
  if (failure !== undefined) return { kind: 'unreadable', file, reason: { cause: 'system', message: failure } }
  try {
    // Asynchronous calls take ten times as long, and content is many small files.
    const bytes = readFileSync(join(root, file))
    if (isPicture(file)) return { kind: 'picture', file, bytes, content: await measurePicture(file, bytes) }
    if (bytes.length > LARGEST_TEXT) return { kind: 'unreadable', file, reason: { cause: 'size', bytes: bytes.length } }
    return decodeText(file, bytes)
  } catch (error) {
    return { kind: 'unreadable', file, reason: { cause: 'system', message: error instanceof Error ? error.message : String(error) } }
  }
}

/** Decodes UTF-8, with or without a byte order mark. All line ends become `\n`. */
export function decodeText(file: string, bytes: Uint8Array): RawEntry {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { kind: 'text', file, text: text.replace(/\r\n?/g, '\n') }
  } catch {
    // The byte order mark of UTF-16, in either order.
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { kind: 'unreadable', file, reason: { cause: 'encoding', ...(isUtf16 && { found: 'UTF-16' }) } }
  }
}
