import { readdir, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { crc32 } from 'node:zlib'
import { mapBounded } from '../../src/engine/lib/bounded'
import { type BytesAt, bytesToWrite, isBytes, type OpenBytes, openBytes, type WrittenBytes } from './byte-file'
import { readWithChecksum, writeWithChecksum } from './checksum-file'

/** Number of files that hold the values: a changed value costs the writing of one file, and all are read in one go. */
const PARTS = 64

/** Number of files that are read at one time: as many as Node reads in parallel, so that no further bytes wait in memory. */
const READ_AT_ONCE = 4

/** A cache of values by key from one run to the next, in files that may be deleted at any time. */
export type PartStore<Value> = {
  /** All values. Parts that are missing, damaged, or of another version are left out. */
  read: () => Promise<ReadonlyMap<string, Value>>
  /** Stores these values and no others. Only files with a value that differs from `before`, which was read, are written. */
  write: (values: ReadonlyMap<string, Value>, before: ReadonlyMap<string, Value>) => Promise<void>
  /** Closes the files: values can no longer load bytes that were put aside. */
  close: () => void
}

export type PartStoreOptions<Value, Packed> = {
  folder: string
  /** Values of another version are not read: they may have another form. */
  version: string
  isSame: (a: Value, b: Value) => boolean
  /**
   * The packed form of a value, plain data that `node:v8` can copy. `aside` writes bytes that are rarely needed into a file of their own.
   */
  pack: (value: Value, aside: (bytes: Uint8Array) => BytesAt) => Packed
  /** The value of a packed form. `read` loads bytes that were put aside, and is best called lazily. */
  unpack: (packed: Packed, read: (place: BytesAt) => Uint8Array) => Value
  /** Drops the in-memory bytes of a written value; it loads them from the file by `read` from now on. */
  spill?: (value: Value, packed: Packed, read: (place: BytesAt) => Uint8Array) => void
}

/** Opens the values in a folder. */
export function partStore<Value, Packed>(options: PartStoreOptions<Value, Packed>): PartStore<Value> {
  const { folder, version, isSame, pack, unpack, spill } = options
  const stemOf = (part: number) => `${folder}/${String(part).padStart(2, '0')}`
  const fileOf = (part: number) => `${stemOf(part)}.bin`
  const opened: OpenBytes[] = []
  const readPart = async (number: number): Promise<readonly (readonly [string, Value])[]> => {
    const part = (await readWithChecksum(fileOf(number))) as Part<Packed> | undefined
    if (part?.version !== version) return []
    const bytes = part.aside ? openBytes(part.aside) : NO_BYTES
    if (!bytes) return []
    opened.push(bytes)
    return [...part.values].map(([key, value]) => [key, unpack(value, bytes.at)])
  }
  const spilledParts = new Set<number>()
  /**
   * Makes written values load their bytes from the file: once for each part, so that a command that writes often does not open ever more
   * files.
   */
  const readAside = (part: number, forms: readonly Form<Value, Packed>[], written: WrittenBytes) => {
    const bytes = spill && !spilledParts.has(part) ? openBytes(written) : undefined
    if (!spill || !bytes) return
    spilledParts.add(part)
    opened.push(bytes)
    for (const { value, packed } of forms) spill(value, packed, bytes.at)
  }
  const writePart = async (part: number, entries: readonly (readonly [string, Value])[]) => {
    const aside = bytesToWrite()
    const forms = entries.map(([key, value]): Form<Value, Packed> => ({ key, value, packed: pack(value, aside.keep) }))
    const values = new Map(forms.map(({ key, packed }) => [key, packed]))
    const written = await aside.write(stemOf(part))
    if (values.size === 0) await rm(fileOf(part), { force: true })
    else await writeWithChecksum(fileOf(part), { version, values, aside: written } satisfies Part<Packed>)
    if (written) readAside(part, forms, written)
    return written
  }
  return {
    async read() {
      return new Map((await mapBounded(Array(PARTS).keys(), READ_AT_ONCE, readPart)).flat())
    },
    async write(values, before) {
      const stale = new Set<number>()
      for (const [key, value] of values) {
        const old = before.get(key)
        if (old === undefined || !isSame(old, value)) stale.add(partOf(key))
      }
      for (const key of before.keys()) if (!values.has(key)) stale.add(partOf(key))
      if (stale.size === 0) return
      const byPart = new Map<number, [string, Value][]>([...stale].map((part) => [part, []]))
      for (const [key, value] of values) byPart.get(partOf(key))?.push([key, value])
      const current = new Set<string>()
      for (const [part, entries] of byPart) current.add((await writePart(part, entries))?.file ?? '')
      for (const file of await bytesIn(folder)) if (stale.has(partOfBytes(file)) && !current.has(file)) await rm(file, { force: true })
    },
    close() {
      for (const bytes of opened.splice(0)) bytes.close()
    },
  }
}

const partOf = (key: string) => crc32(key) % PARTS

/** The files of bytes in a folder, current and outdated ones. */
const bytesIn = async (folder: string) => (await readdir(folder)).filter(isBytes).map((name) => `${folder}/${name}`)
const partOfBytes = (file: string) => Number.parseInt(basename(file), 10)

type Part<Value> = { version: string; values: ReadonlyMap<string, Value>; aside: WrittenBytes | undefined }

/** A value with its packed form. */
type Form<Value, Packed> = { key: string; value: Value; packed: Packed }

const NO_BYTES: OpenBytes = {
  at() {
    throw new Error('These values have put no bytes aside.')
  },
  close() {},
}
