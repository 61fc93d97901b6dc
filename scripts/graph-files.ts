import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { graphLines, slugTypes } from '../renderer/graph-files'
import type { CoreGraph } from '../src/engine/content/model/graph'
import { readText } from './files/read-text'
import { slugTypesFile } from './slug-types-file'

/** Writes the types of the slugs into .cache/. If nothing changed it writes nothing, so that no watcher is triggered. */
export async function writeSlugTypes(cache: string, graph: CoreGraph): Promise<void> {
  const file = slugTypesFile(cache)
  const next = slugTypes(graph)
  const before = await readText(file)
  if (before === next) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, next)
}

/** Writes the graph as lines of JSON. They are written one at a time, since together they may be longer than a string can be. */
export async function writeGraphLines(file: string, graph: CoreGraph): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await pipeline(Readable.from(graphLines(graph)), createWriteStream(file))
}
