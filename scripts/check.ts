import { pages } from '../pages/index'
import { planPages } from '../renderer/plan'
import { type CommandInput, EXIT, foldersOf, optionsOf, usage } from './command'
import { loadContent, problemText } from './content'
import { writeGraphFiles } from './graph-files'
import { consoleReporter, seconds } from './stage'

/** `npm run check`: content only; nothing is rendered and dist/ stays as it is. */
export default async function check({ args, root }: CommandInput): Promise<number> {
  const options = optionsOf(args, ['content'])
  if (!options) return usage('Usage: npm run check [-- --content FOLDER]')
  const started = performance.now()
  const folders = foldersOf(root, options)
  const reporter = consoleReporter(true)
  const { graph, problems, raw } = await loadContent(folders.content, reporter)
  const plan = graph && planPages(pages, graph)
  const all = [...problems, ...(plan?.problems ?? [])]
  if (all.length > 0 || !graph) {
    console.error(problemText(all, raw))
    return EXIT.problems
  }
  if (folders.isOwnContent) await writeGraphFiles(folders.cache, graph)
  console.log(`${raw.length} files are right (${seconds(performance.now() - started).trim()}).`)
  return EXIT.ok
}
