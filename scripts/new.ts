import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { siteDay } from '../src/engine/content/link/site-day'
import { fileOfEntry } from '../src/engine/content/model/content-model'
import { slugFor } from '../src/engine/content/read/classify'
import { nearest, suggestion } from '../src/engine/lib/nearest.mjs'
import { errorsIn } from '../src/engine/problems/problem'
import { LONGEST_SLUG, RESERVED_SLUGS, SLUG } from '../src/engine/schema/fields'
import { clockOf } from './clock'
import { argumentsOf, type CommandInput, EXIT, foldersOf, reportUsageError } from './command'
import { loadContent } from './content'
import { refreshEditorFiles } from './editor-files'
import { replaceFile } from './files/replace-file'
import { newCollection } from './new/collection/new-collection'
import { refreshForEditors } from './new/collection/refresh'
import { draftText } from './new/entry'
import { newSite } from './new/site/new-site'
import { consoleReporter } from './stage'
import { usageOf } from './usage/help.mjs'

/** What else the command makes, besides entries of collections. */
const KINDS = ['site', 'collection']

/** What is missing or superfluous in the arguments; undefined if they are a folder and a name. */
function unclearIn([folder, slug, ...more]: readonly string[]): string | undefined {
  if (folder === undefined) return 'The folder and the name of the entry are missing.\n'
  if (slug === undefined) return `The name of the entry is missing: \`npm run new ${folder} NAME\`.\n`
  return more.length > 0
    ? `A folder and a name are the only arguments; remove ${more.map((word) => `\`${word}\``).join(', ')}. Join the words of a name by hyphens: \`${[slug, ...more].join('-')}\`.\n`
    : undefined
}

/**
 * `npm run new FOLDER NAME`: writes a draft that is valid, for an editor to fill. `npm run new -- collection NAME`: writes a collection,
 * `npm run new -- site FOLDER` a site.
 */
export default async function create({ args, root, loadSite, engine }: CommandInput): Promise<number> {
  if (args[0] === 'site') return newSite({ args: args.slice(1), engine })
  const site = await loadSite()
  if (args[0] === 'collection')
    return newCollection({ args: args.slice(1), root, site, refresh: () => refreshForEditors({ engine, root }) })
  const read = argumentsOf('new', args)
  if ('error' in read) return reportUsageError(read.error)
  const { options, positionals } = read
  const [folder, slug] = positionals
  const { collections } = site.model
  const names = Object.values(collections).map(({ dir }) => dir)
  const folders = `Folders: ${names.join(', ')}`
  const [name, collection] = Object.entries(collections).find(([one, { dir }]) => dir === folder || one === folder) ?? []
  if (folder !== undefined && collection === undefined) {
    const near = nearest(folder, [...names, ...KINDS])
    return reportUsageError(`There is no collection \`${folder}\`.${near === undefined ? ` ${folders}` : suggestion(near)}`)
  }
  const unclear = unclearIn(positionals)
  if (name === undefined || collection === undefined || slug === undefined || unclear !== undefined)
    return reportUsageError(`${unclear ?? ''}${usageOf('new')}\n${folders}`)
  if (RESERVED_SLUGS.includes(slug)) return reportUsageError(`\`${slug}\` is taken by the site or by Windows. Choose another name.`)
  if (!SLUG.test(slug)) {
    const better = slugFor(slug.replace(/\.(?:mdx|yaml)$/i, ''))
    return reportUsageError(
      `\`${slug}\` cannot be a name: lowercase letters, digits and single hyphens, ${LONGEST_SLUG} characters at most.${better ? ` Try \`${better}\`.` : ''}`,
    )
  }

  const clock = clockOf(undefined)
  if ('error' in clock) return reportUsageError(clock.error)
  const { content, isOwnContent } = foldersOf(root, options)
  const { entries, problems, clock: day } = await loadContent(content, consoleReporter({ isQuiet: true }), { site, clock })
  const file = `${content}/${fileOfEntry(site.model, name, slug)}`
  const shown = relative('', file)
  if (existsSync(file)) return reportUsageError(`${shown} exists already.`)
  await replaceFile(file, draftText(collection, slug, { entries, today: siteDay(entries, day) }))
  const isRight = errorsIn(problems).length === 0
  // With errors, the lists for editors would lose the names of entries that cannot be read.
  if (isOwnContent && isRight) {
    entries.slugs[name]?.add(slug)
    await refreshEditorFiles(root, entries)
  }
  console.log(`${shown}, a draft: replace its placeholders, then delete \`draft: true\` to publish it.`)
  if (!isRight) console.error('Other content has problems; `npm run check` shows them.')
  return EXIT.ok
}
