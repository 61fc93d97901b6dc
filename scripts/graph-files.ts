import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { graphFiles } from '../renderer/graph-files'
import type { CoreGraph } from '../src/engine/content/model/graph'

/** Writes the graph and its types into .cache/; files that would stay the same are left alone, so that no watcher wakes up. */
export async function writeGraphFiles(cache: string, graph: CoreGraph): Promise<void> {
  for (const { path, contents } of graphFiles(graph)) {
    const file = `${cache}/${path}`
    const next = await contents()
    const before = await readFile(file, 'utf8').catch(() => undefined)
    if (before === next) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, next)
  }
}
