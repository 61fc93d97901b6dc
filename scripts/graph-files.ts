import { createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { graphLines, slugTypes } from '../renderer/graph-files'
import type { CoreGraph } from '../src/engine/content/model/graph'

/** Writes the types of the slugs into .cache/; a file that would stay the same is left alone, so that no watcher wakes up. */
export async function writeSlugTypes(cache: string, graph: CoreGraph): Promise<void> {
  const file = `${cache}/types/content.d.ts`
  const next = slugTypes(graph)
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (before === next) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, next)
}

/** Writes the graph as lines of JSON, one at a time: as one text it may be longer than a text can be. */
export async function writeGraphLines(file: string, graph: CoreGraph): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await pipeline(Readable.from(graphLines(graph)), createWriteStream(file))
}
