import { join } from 'node:path'
import * as z from 'zod'
import type { Failure } from '../src/engine/lib/failure'
import { parseJson } from '../src/engine/lib/json'
import { SITE_MANIFEST } from '../src/engine/routes/files'
import { readText } from './files/read-text'

const file = z.object({ hash: z.string(), content: z.array(z.string()).optional(), left: z.boolean().optional() })

const manifest = z.record(z.string(), file)

/**
 * The files of a built site by path, each with a hash of its bytes, the files of content that it is made of, and whether it was kept from
 * an earlier build.
 */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>
export type BuiltFile = Readonly<z.infer<typeof file>>

/** Reads the manifest of a built site; `error` says what is missing or damaged. */
export async function builtFiles(folder: string): Promise<BuiltFiles | Failure> {
  const text = await readText(join(folder, SITE_MANIFEST))
  if (text === undefined)
    return { error: `There is no built site in ${folder}: it has no ${SITE_MANIFEST}. Name a folder that \`npm run build\` has written.` }
  return builtFilesIn(text) ?? { error: `${join(folder, SITE_MANIFEST)} is not the manifest of a built site. Build it again.` }
}

/** The files that the text of a manifest names; undefined where it is no manifest. */
export function builtFilesIn(text: string): BuiltFiles | undefined {
  const read = manifest.safeParse(parseJson(text))
  return read.success ? new Map(Object.entries(read.data)) : undefined
}

/** The paths of files kept from earlier builds. */
export const retainedFiles = (files: BuiltFiles): ReadonlySet<string> =>
  new Set([...files].flatMap(([path, { left }]) => (left === true ? [path] : [])))
