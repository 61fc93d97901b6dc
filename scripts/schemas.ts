import { resolve } from 'node:path'
import { clockOf } from './clock'
import { argumentsOf, type CommandInput, EXIT, failed, foldersOf, noFolder, usage } from './command'
import { loadContent } from './content'
import { putRight, type StaleFile, staleEditorFiles, staleGuide } from './editor-files'
import { consoleReporter } from './stage'

/**
 * `npm run schemas`: writes JSON Schemas, snippets and the tables of the guide. With `--check` it writes nothing and says what is out of
 * date.
 */
export default async function schemas({ args, root, site }: CommandInput): Promise<number> {
  const read = argumentsOf('schemas', args)
  if ('wrong' in read) return usage(read.wrong)
  const { options } = read
  const { content } = foldersOf(root, { content: options.content })
  const missing = noFolder(content)
  if (missing !== undefined) return usage(missing)
  const out = resolve(root, options.out ?? '.')
  const noProject = noFolder(out)
  if (noProject !== undefined) return usage(noProject)
  const clock = clockOf(undefined)
  if ('wrong' in clock) return usage(clock.wrong)
  const { graph, entries } = await loadContent(content, consoleReporter({ isQuiet: true }), { site, clock })
  if (!graph)
    return failed('The content has problems; `npm run check` shows them. Schemas list its names, and so need content that is right.')
  const guide = await staleGuide(out, site.model)
  if ('wrong' in guide) return failed(guide.wrong)
  const stale = [...(await staleEditorFiles(out, entries)), ...guide]
  if (options.check === true && stale.length > 0) {
    for (const file of stale) console.error(sentenceOf(file))
    return failed('\nRun `npm run schemas`, and commit what it writes.')
  }
  await putRight(out, stale)
  for (const { path, text } of stale) console.log(`${path} ${text === undefined ? 'removed' : 'written'}`)
  if (stale.length === 0) console.log('Schemas, snippets and the tables of the guide are current.')
  return EXIT.ok
}

function sentenceOf({ path, was }: StaleFile): string {
  if (was === 'missing') return `${path} is missing.`
  return was === 'stale' ? `${path} is out of date.` : `${path} belongs to no schema any more.`
}
