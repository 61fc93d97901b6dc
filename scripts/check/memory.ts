import type { PageRecord } from '../../renderer/build-pages'
import type { ParseRecord } from '../../src/engine/content/parse/parse-record'
import type { Folders } from '../command'
import { pageStore } from '../store/page-store'
import { textStore } from '../store/text-store'

/** The results of a check for the next one: parsed texts and reports of pages, so that only what has changed is checked again. */
export type CheckMemory = { parsed: ParseRecord; pages: PageRecord }

/** The start of a first check. */
export const EMPTY: CheckMemory = { parsed: new Map(), pages: new Map() }

/** What checks of the content of a project keep. */
export function checkMemory(folders: Folders, codeKey: string) {
  const texts = textStore(folders, codeKey)
  const pages = pageStore(`${folders.cache}/checked-pages`)
  return {
    async read(): Promise<CheckMemory> {
      const [parsed, known] = await Promise.all([texts.read(), pages.read()])
      return { parsed, pages: known }
    },
    async write(now: CheckMemory, before: CheckMemory): Promise<void> {
      await Promise.all([texts.write(now.parsed, before.parsed), pages.write(now.pages, before.pages)])
    },
    /** Ends the use of what was read. */
    close() {
      texts.close()
      pages.close()
    },
  }
}
