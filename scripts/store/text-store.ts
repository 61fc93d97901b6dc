import type { RightContent } from '../../src/engine/content/link/right-content'
import { type PackedText, packed, putAside, unpacked } from '../../src/engine/content/parse/packed-text'
import type { ParsedText } from '../../src/engine/content/parse/parse-record'
import type { Folders } from '../command'
import type { BytesAt } from './byte-file'
import { readChecked, writeChecked } from './checked-file'
import { type PartStore, partStore } from './part-store'

/** The cache of parsed texts, and the description of the last content that had no problem across files. */
export type TextStore = PartStore<ParsedText> & {
  readRight: () => Promise<RightContent | undefined>
  writeRight: (right: RightContent) => Promise<void>
}

type StoredRight = { version: string; right: RightContent }

/** Whether two results are of the same text, reviewed in the same context. */
const isSameText = (a: ParsedText, b: ParsedText) => a.textKey === b.textKey && a.review?.context === b.review?.context

/** Opens the cache of parsed texts that builds and checks share. With content from elsewhere than the project, nothing is cached. */
export function textStore({ cache, isOwnContent }: Pick<Folders, 'cache' | 'isOwnContent'>, codeKey: string): TextStore {
  if (!isOwnContent) return NOTHING
  const folder = `${cache}/texts`
  const texts = partStore<ParsedText, PackedText<BytesAt>>({
    folder,
    version: codeKey,
    isSame: isSameText,
    pack: packed,
    unpack: unpacked,
    putAside,
  })
  const file = `${folder}/right.bin`
  return {
    ...texts,
    async readRight() {
      const stored = (await readChecked(file)) as StoredRight | undefined
      return stored?.version === codeKey ? stored.right : undefined
    },
    writeRight: (right) => writeChecked(file, { version: codeKey, right } satisfies StoredRight),
  }
}

const NOTHING: TextStore = {
  read: async () => new Map(),
  write: async () => undefined,
  close: () => undefined,
  readRight: async () => undefined,
  writeRight: async () => undefined,
}
