import { join } from 'node:path'
import { parse } from 'yaml'
import { contentKinds } from '../../renderer/editor/kinds'
import { namesOf } from '../../renderer/editor/names'
import { splitFrontMatter } from '../../src/engine/content/parse/front-matter'
import { readContent } from '../../src/engine/content/read/read'
import { once } from '../../src/engine/lib/once'
import { ROOT } from './run-command'
import { parseContent, SITE } from './site'

/** The content of this site: the names in it, and the data of each file with its kind. Tests share it and must not change it. */
export const realContent = once(async () => {
  const raw = await readContent(join(ROOT, 'content'))
  const kinds = contentKinds(SITE.model)
  const files = raw.flatMap((entry) => {
    if (entry.kind !== 'text') return []
    const path = `content/${entry.file}`
    const kind = kinds.find(({ files }) => files === path.replace(/[^/]+(?=\.\w+$)/, '*') || files === path)
    if (!kind) throw new Error(`${path} is of no kind`)
    const yaml = entry.file.endsWith('.mdx') ? splitFrontMatter(entry.file, entry.text).source.yaml : entry.text
    return [{ path, kind, data: parse(yaml) as unknown }]
  })
  const { value: entries } = parseContent(raw)
  return { files, entries, names: namesOf(entries) }
})
