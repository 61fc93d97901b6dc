import type { ContentFingerprint } from '../../src/engine/content/link/content-fingerprint'
import { type PackedText, packed, spill, unpacked } from '../../src/engine/content/parse/packed-text'
import type { ParsedText } from '../../src/engine/content/parse/parse-cache'
import type { Folders } from '../command'
import type { BytesAt } from './byte-file'
import { readWithChecksum, writeWithChecksum } from './checksum-file'
import { type PartStore, partStore } from './part-store'

/** The cache of parsed texts, and the description of the last content that had no problem across files. */
export type TextStore = PartStore<ParsedText> & {
  readValidContent: () => Promise<ContentFingerprint | undefined>
  writeValidContent: (validContent: ContentFingerprint) => Promise<void>
}

type StoredContent = { version: string; validContent: ContentFingerprint }

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
    spill,
  })
  const file = `${folder}/valid-content.bin`
  return {
    ...texts,
    async readValidContent() {
      const stored = (await readWithChecksum(file)) as StoredContent | undefined
      return stored?.version === codeKey ? stored.validContent : undefined
    },
    writeValidContent: (validContent) => writeWithChecksum(file, { version: codeKey, validContent } satisfies StoredContent),
  }
}

const NOTHING: TextStore = {
  read: async () => new Map(),
  write: async () => undefined,
  close: () => undefined,
  readValidContent: async () => undefined,
  writeValidContent: async () => undefined,
}
