import { resolve } from 'node:path'
import { clockOf } from './clock'
import { argumentsOf, type CommandInput, EXIT, foldersOf, missingFolderMessage, reportFailure, reportUsageError } from './command'
import { loadContent } from './content'
import { type StaleFile, staleEditorFiles, staleGuide, updateStaleFiles } from './editor-files'
import { consoleReporter } from './stage'

/**
 * `npm run schemas`: writes JSON Schemas, snippets and the tables of the guide. With `--check` it writes nothing and says what is out of
 * date.
 */
export default async function schemas({ args, root, loadSite }: CommandInput): Promise<number> {
  const read = argumentsOf('schemas', args)
  if ('error' in read) return reportUsageError(read.error)
  const { options } = read
  const { content } = foldersOf(root, { content: options.content })
  const missing = missingFolderMessage(content)
  if (missing !== undefined) return reportUsageError(missing)
  const out = resolve(root, options.out ?? '.')
  const noProject = missingFolderMessage(out)
  if (noProject !== undefined) return reportUsageError(noProject)
  const clock = clockOf(undefined)
  if ('error' in clock) return reportUsageError(clock.error)
  const site = await loadSite()
  const { graph, entries } = await loadContent(content, consoleReporter({ isQuiet: true }), { site, clock })
  if (!graph)
    return reportFailure('The content has problems; `npm run check` shows them. Schemas list its names, and so need content that is right.')
  const guide = await staleGuide(out, site.model)
  if ('error' in guide) return reportFailure(guide.error)
  const stale = [...(await staleEditorFiles(out, entries)), ...guide]
  if (options.check === true && stale.length > 0) {
    for (const file of stale) console.error(sentenceOf(file))
    return reportFailure('\nRun `npm run schemas`, and commit what it writes.')
  }
  await updateStaleFiles(out, stale)
  for (const { path, text } of stale) console.log(`${path} ${text === undefined ? 'removed' : 'written'}`)
  if (stale.length === 0) console.log('Schemas, snippets and the tables of the guide are current.')
  return EXIT.ok
}

function sentenceOf({ path, was }: StaleFile): string {
  if (was === 'missing') return `${path} is missing.`
  return was === 'stale' ? `${path} is out of date.` : `${path} belongs to no schema any more.`
}
