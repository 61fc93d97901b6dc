import type { RightContent } from '../../src/engine/content/link/right-content'
import type { ParseRecord } from '../../src/engine/content/parse/parse-record'
import type { KnownKey } from '../../src/engine/content/read/read'
import type { Folders } from '../command'
import { stampStore } from './stamp-store'
import { textStore } from './text-store'

/** The cache of texts of content, as options for its next load. */
export type KnownTexts = { record: ParseRecord; right: RightContent | undefined; keyOf: KnownKey }

export type TextMemory = {
  read: () => Promise<KnownTexts>
  /** Stores these results in place of those that were read. */
  write: (now: Pick<KnownTexts, 'record' | 'right'>) => Promise<void>
  /** Closes the files that parsed texts are loaded from. */
  close: () => void
}

/**
 * Opens the cache of texts of builds and checks. With content from elsewhere than the project, nothing is cached. `stamps` tell which files
 * have changed.
 */
export function textMemory(
  folders: Pick<Folders, 'cache' | 'isOwnContent'>,
  codeKey: string,
  stamps: ReadonlyMap<string, string>,
): TextMemory {
  if (!folders.isOwnContent) return NOTHING
  const texts = textStore(folders, codeKey)
  const stamped = stampStore(`${folders.cache}/stamps`)
  let before: ParseRecord = new Map()
  return {
    async read() {
      before = await texts.read()
      return { record: before, right: await texts.readRight(), keyOf: await stamped.read(stamps) }
    },
    async write({ record, right }) {
      await texts.write(record, before)
      if (right) await texts.writeRight(right)
      await stamped.write(new Map([...record].map(([file, { textKey }]) => [file, textKey])), stamps)
    },
    close: () => texts.close(),
  }
}

const NOTHING: TextMemory = {
  read: async () => ({ record: new Map(), right: undefined, keyOf: () => undefined }),
  write: async () => undefined,
  close: () => undefined,
}
