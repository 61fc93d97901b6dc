import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Failure } from '../src/engine/lib/failure'
import { builtFiles } from './built-files'
import { changesReport, MARKDOWN, PLAIN } from './changes/report'
import { type BuiltSite, siteChanges } from './changes/site-changes'
import { argumentsOf, type CommandInput, EXIT, foldersOf, reportUsageError } from './command'

/** `npm run changes -- FOLDER`: says which pages of dist/ differ from those in a folder with another build, in words and pictures. */
export default async function changes({ args, root }: CommandInput): Promise<number> {
  const read = argumentsOf('changes', args)
  if ('error' in read) return reportUsageError(read.error)
  const [folder, ...others] = read.positionals
  if (folder === undefined || others.length > 0)
    return reportUsageError('Name one folder with another build of the site: `npm run changes -- FOLDER`.')
  const before = await builtSite(resolve(root, folder))
  const after = await builtSite(foldersOf(root, read.options).dist)
  if ('error' in before) return reportUsageError(before.error)
  if ('error' in after) return reportUsageError(after.error)
  console.log(changesReport(await siteChanges(before, after), read.options.markdown === true ? MARKDOWN : PLAIN))
  return EXIT.ok
}

async function builtSite(folder: string): Promise<BuiltSite | Failure> {
  const files = await builtFiles(folder)
  return 'error' in files ? files : { files, read: (path) => readFile(join(folder, path), 'utf8') }
}
