import { rm } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { mapBounded } from '../../src/engine/lib/bounded'
import { readChecked, writeChecked } from './checked-file'

/** Number of files that hold the values: one that changes costs the writing of one file, and all are read in one go. */
const PARTS = 64

/** Number of files that are read at one time: as many as Node reads, so that no further bytes wait in memory. */
const READ_AT_ONCE = 4

/** Values by key that are kept from one run to the next, in files that may be deleted at any time. */
export type PartStore<Value> = {
  /** All values. Parts that are missing, damaged, or of another version are left out. */
  read: () => Promise<ReadonlyMap<string, Value>>
  /** Keeps these values and no others. Only parts in which a value is not the same as in `before`, which was read, are written. */
  write: (values: ReadonlyMap<string, Value>, before: ReadonlyMap<string, Value>) => Promise<void>
}

export type PartStoreOptions<Value, Packed> = {
  folder: string
  /** Values of another version are not read: they may have another form. */
  version: string
  isSame: (a: Value, b: Value) => boolean
  /** The form of a value in a file, which is plain data that `node:v8` can copy. */
  pack: (value: Value) => Packed
  unpack: (packed: Packed) => Value
}

/** Opens the values in a folder. */
export function partStore<Value, Packed>({ folder, version, isSame, pack, unpack }: PartStoreOptions<Value, Packed>): PartStore<Value> {
  const fileOf = (part: number) => `${folder}/${String(part).padStart(2, '0')}.bin`
  return {
    async read() {
      const parts = await mapBounded(Array(PARTS).keys(), READ_AT_ONCE, (part) => readPart<Packed>(fileOf(part), version))
      return new Map(parts.flatMap((part) => [...part].map(([key, value]) => [key, unpack(value)] as const)))
    },
    async write(values, before) {
      const stale = new Set<number>()
      for (const [key, value] of values) {
        const old = before.get(key)
        if (old === undefined || !isSame(old, value)) stale.add(partOf(key))
      }
      for (const key of before.keys()) if (!values.has(key)) stale.add(partOf(key))
      if (stale.size === 0) return
      const byPart = new Map<number, [string, Packed][]>([...stale].map((part) => [part, []]))
      for (const [key, value] of values) byPart.get(partOf(key))?.push([key, pack(value)])
      for (const [part, entries] of byPart) {
        if (entries.length === 0) await rm(fileOf(part), { force: true })
        else await writePart(fileOf(part), version, new Map(entries))
      }
    },
  }
}

const partOf = (key: string) => crc32(key) % PARTS

type Part<Value> = { version: string; values: ReadonlyMap<string, Value> }

async function readPart<Value>(file: string, version: string): Promise<ReadonlyMap<string, Value>> {
  const part = (await readChecked(file)) as Part<Value> | undefined
  return part?.version === version ? part.values : new Map()
}

const writePart = <Value>(file: string, version: string, values: ReadonlyMap<string, Value>) =>
  writeChecked(file, { version, values } satisfies Part<Value>)
