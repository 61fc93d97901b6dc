import { join } from 'node:path'
import * as z from 'zod'
import { SITE_MANIFEST } from '../../src/engine/routes/files'
import { readText } from '../read-text'

/** The files of a built site by their paths, each with a hash of its bytes and the files of content that it is made of. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>
export type BuiltFile = { hash: string; content?: readonly string[] | undefined }

const manifest = z.record(z.string(), z.object({ hash: z.string(), content: z.array(z.string()).optional() }))

/** Reads the manifest in a folder with a built site; a sentence where there is none. */
export async function builtFiles(folder: string): Promise<BuiltFiles | { wrong: string }> {
  const text = await readText(join(folder, SITE_MANIFEST))
  if (text === undefined)
    return { wrong: `There is no built site in ${folder}: it has no ${SITE_MANIFEST}. Name a folder that \`npm run build\` has written.` }
  const read = manifest.safeParse(parsed(text))
  return read.success
    ? new Map(Object.entries(read.data))
    : { wrong: `${join(folder, SITE_MANIFEST)} is no manifest of a built site. Build it again.` }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
