import { type PackedText, packed, unpacked } from '../../src/engine/content/parse/packed-text'
import type { ParsedText } from '../../src/engine/content/parse/parse-record'
import type { Folders } from '../command'
import type { BytesAt } from './byte-file'
import { type PartStore, partStore } from './part-store'

/** Whether two results are of the same text, reviewed in the same context. */
const isSameText = (a: ParsedText, b: ParsedText) => a.textKey === b.textKey && a.review?.context === b.review?.context

/** What texts became, which builds and checks share. Only that of the content of the project is kept. */
export function textStore({ cache, isOwnContent }: Pick<Folders, 'cache' | 'isOwnContent'>, codeKey: string): PartStore<ParsedText> {
  if (!isOwnContent) return { read: async () => new Map(), write: async () => undefined, close: () => undefined }
  return partStore<ParsedText, PackedText<BytesAt>>({
    folder: `${cache}/texts`,
    version: codeKey,
    isSame: isSameText,
    pack: packed,
    unpack: unpacked,
  })
}
