import { SITE_MANIFEST } from '../../src/engine/routes/files'
import type { OutFile } from '../emit'
import { keyOf } from '../key'

type DescribedFile = { hash: string; size: number }

/**
 * `manifest.json`: every other file of dist/ by its path, sorted, a line each, with the hash of its bytes (`hashOf`), its size in bytes, and
 * for a page the files of content that it is made of.
 */
export function siteManifest(files: Readonly<Record<string, DescribedFile>>, contentOf: ReadonlyMap<string, readonly string[]>): OutFile {
  const lines = Object.keys(files)
    .toSorted()
    .flatMap((path) => {
      const file = files[path]
      if (!file) return []
      const { hash, size } = file
      return [`${JSON.stringify(path)}:${JSON.stringify({ hash, size, content: contentOf.get(path) })}`]
    })
  const text = `{\n${lines.join(',\n')}\n}\n`
  return { path: SITE_MANIFEST, key: keyOf(text), contents: () => text }
}
