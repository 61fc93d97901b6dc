import { required } from '../../src/engine/problems/problem'
import { SITE_MANIFEST } from '../../src/engine/routes/files'
import type { OutputFile } from '../emit'
import { keyOf } from '../key'

type DescribedFile = { hash: string; size: number }
type DescribedFiles = Readonly<Record<string, DescribedFile>>

/**
 * `manifest.json`: every other file of dist/ by its path, sorted, a line each, with the hash of its bytes (`hashOf`), its size in bytes,
 * and for a page the files of content that it is made of. `left` are files of earlier builds, for visitors who have a page of them open:
 * they are marked.
 */
export function siteManifest(
  { files, left }: { files: DescribedFiles; left: DescribedFiles },
  contentOf: ReadonlyMap<string, readonly string[]>,
): OutputFile {
  const isLeft = (path: string) => !Object.hasOwn(files, path)
  const paths = [...Object.keys(files), ...Object.keys(left).filter(isLeft)].toSorted()
  const lines = paths.map((path) => {
    const file = required(files[path] ?? left[path], path)
    const content = contentOf.get(path)
    // A hash has nothing to escape, and an object for each of many files takes twice the time.
    const known = `"hash":"${file.hash}","size":${file.size}`
    return `${JSON.stringify(path)}:{${known}${content ? `,"content":${JSON.stringify(content)}` : ''}${isLeft(path) ? ',"left":true' : ''}}`
  })
  const text = `{\n${lines.join(',\n')}\n}\n`
  return { path: SITE_MANIFEST, key: keyOf(text), contents: () => text }
}
