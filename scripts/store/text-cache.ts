import type { ContentFingerprint } from '../../src/engine/content/link/content-fingerprint'
import type { ParseCache } from '../../src/engine/content/parse/parse-cache'
import type { CachedKeyLookup } from '../../src/engine/content/read/read'
import type { Folders } from '../command'
import { stampStore } from './stamp-store'
import { textStore } from './text-store'

/** The cache of texts of content, as options for its next load. */
export type CachedTexts = { record: ParseCache; validContent: ContentFingerprint | undefined; keyOf: CachedKeyLookup }

export type TextCache = {
  read: () => Promise<CachedTexts>
  /** Stores these results in place of those that were read. */
  write: (now: Pick<CachedTexts, 'record' | 'validContent'>) => Promise<void>
  /** Closes the files that parsed texts are loaded from. */
  close: () => void
}

/**
 * Opens the cache of texts of builds and checks. With content from elsewhere than the project, nothing is cached. `stamps` tell which files
 * have changed.
 */
export function textCache(
  folders: Pick<Folders, 'cache' | 'isOwnContent'>,
  codeKey: string,
  stamps: ReadonlyMap<string, string>,
): TextCache {
  if (!folders.isOwnContent) return NOTHING
  const texts = textStore(folders, codeKey)
  const stamped = stampStore(`${folders.cache}/stamps`)
  let before: ParseCache = new Map()
  return {
    async read() {
      before = await texts.read()
      return { record: before, validContent: await texts.readValidContent(), keyOf: await stamped.read(stamps) }
    },
    async write({ record, validContent }) {
      await texts.write(record, before)
      if (validContent) await texts.writeValidContent(validContent)
      await stamped.write(new Map([...record].map(([file, { textKey }]) => [file, textKey])), stamps)
    },
    close: () => texts.close(),
  }
}

const NOTHING: TextCache = {
  read: async () => ({ record: new Map(), validContent: undefined, keyOf: () => undefined }),
  write: async () => undefined,
  close: () => undefined,
}
