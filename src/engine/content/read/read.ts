import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { mapBounded } from '../../lib/bounded'
import { isSettled, stampOf } from '../../lib/file-stamp.mjs'
import { once } from '../../lib/once'
import { firstBadByte } from './bad-byte'
import { isHidden } from './hidden'
import { LARGEST_TEXT } from './limits'
import { measurePicture } from './measure'
import { isPicture, type RawEntry, type RawText } from './raw-entry'

/** Number of files that are open at one time; systems allow more. */
const OPEN_FILES = 64

/**
 * Reads all files of the content folder, sorted by name. It does not throw errors for files that cannot be read, or for a missing folder:
 * the next stage reports these. A text whose hash is known is read lazily.
 */
export async function readContent(root: string, keyOf: CachedKeyLookup = unknown): Promise<RawEntry[]> {
  const files = await sortedFiles(root)
  return mapBounded(files, OPEN_FILES, async (found) => {
    const key = found.failure === undefined ? keyOf(found.file) : undefined
    return key === undefined ? readEntry(root, found) : lazyText(join(root, found.file), found.file, key)
  })
}

/** The hash of the text of a file that has not changed since it was read; undefined if that is not known. */
export type CachedKeyLookup = (file: string) => string | undefined

const unknown: CachedKeyLookup = () => undefined

/** A text that is read at the first access. */
function lazyText(path: string, file: string, key: string): RawText {
  const text = once(() => textAt(path, file))
  return {
    kind: 'text',
    file,
    get text() {
      return text()
    },
    key,
  }
}

function textAt(path: string, file: string): string {
  const entry = decodeText(file, readFileSync(path))
  if (entry.kind !== 'text') throw new Error(`${path} was a text, and has become something else meanwhile.`)
  return entry.text
}

/**
 * Frees the memory of all texts of a folder. A text that is accessed later, such as for the line of a problem, is read again each time.
 */
export function releaseTexts(root: string, raw: readonly RawEntry[]) {
  const again = {
    get(this: RawText) {
      return textAt(join(root, this.file), this.file)
    },
  }
  for (const entry of raw) if (entry.kind === 'text') Object.defineProperty(entry, 'text', again)
}

/** All files of the folder, sorted by name. */
const sortedFiles = async (root: string) => (await filesBelow(root, '')).toSorted((a, b) => (a.file < b.file ? -1 : 1))

/**
 * Makes a function that reads the content folder as `readContent` does, incrementally: a file that has not changed since the last call is
 * not read again, and an equal text gives the same object.
 */
export function contentReader(root: string): () => Promise<RawEntry[]> {
  let known: ReadonlyMap<string, CachedFile> = new Map()
  return async () => {
    const read = await mapBounded(await sortedFiles(root), OPEN_FILES, async (found): Promise<CachedFile> => {
      const stamp = found.failure === undefined ? settledStampOf(join(root, found.file)) : undefined
      const before = known.get(found.file)
      if (before && before.stamp !== undefined && before.stamp === stamp) return before
      const entry = await readEntry(root, found)
      return { stamp, entry: before && isSameText(before.entry, entry) ? before.entry : entry }
    })
    known = new Map(read.map((file) => [file.entry.file, file]))
    return read.map(({ entry }) => entry)
  }
}

const isSameText = (one: RawEntry, other: RawEntry) => one.kind === 'text' && other.kind === 'text' && one.text === other.text

/** A file as it was read, with its stamp from before reading. */
type CachedFile = { stamp: string | undefined; entry: RawEntry }

/**
 * The stamp of a file, which differs once it has changed. Undefined for a file that changed just now, since a further change may leave the
 * stamp as it is, and for one that does not exist.
 */
function settledStampOf(path: string): string | undefined {
  const found = stateOf(path)
  return found && isSettled(found, Date.now()) ? stampOf(found) : undefined
}

function stateOf(path: string) {
  try {
    // Several times as fast as the asynchronous call.
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    // Permissions may allow to list its folder, but not to enter it. Reading the file reports that.
    return undefined
  }
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

async function readEntry(root: string, { file, failure }: Found): Promise<RawEntry> {
  if (failure !== undefined) return { kind: 'unreadable', file, reason: { cause: 'system', message: failure } }
  try {
    // Asynchronous calls take ten times as long, and content is many small files.
    return await entryOf(file, readFileSync(join(root, file)))
  } catch (error) {
    return { kind: 'unreadable', file, reason: { cause: 'system', message: error instanceof Error ? error.message : String(error) } }
  }
}

/** Makes the entry of a file from its bytes. */
export async function entryOf(file: string, bytes: Uint8Array): Promise<RawEntry> {
  if (isPicture(file)) return { kind: 'picture', file, bytes, content: await measurePicture(file, bytes) }
  return bytes.length > LARGEST_TEXT
    ? { kind: 'unreadable', file, reason: { cause: 'size', bytes: bytes.length } }
    : decodeText(file, bytes)
}

/** Decodes UTF-8, with or without a byte order mark. All line ends become `\n`. */
export function decodeText(file: string, bytes: Uint8Array): RawEntry {
  if (isUtf8(bytes)) {
    const text = new TextDecoder().decode(bytes)
    return { kind: 'text', file, text: text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text }
  }
  // The byte order mark of UTF-16, in either order.
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return { kind: 'unreadable', file, reason: { cause: 'encoding', ...(isUtf16 ? { found: 'UTF-16' } : { place: firstBadByte(bytes) }) } }
}
