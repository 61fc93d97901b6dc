import { pages as pageKinds } from '../pages/index'
import { developmentAssets } from '../renderer/assets'
import { buildPages, checkPages } from '../renderer/build-pages'
import { createContext } from '../renderer/context'
import { planPages } from '../renderer/plan'
import { errorsIn, type SiteProblem } from '../src/errors/problem'
import type { Graph } from '../src/graph/graph'
import { clockOf } from './clock'
import { type CommandInput, EXIT, foldersOf, noFolder, optionsOf, usage } from './command'
import { loadContent, problemText } from './content'
import { writeGraphFiles } from './graph-files'
import { scheduleLines } from './schedule'
import { consoleReporter, seconds } from './stage'

/** `npm run check`: everything that a build would refuse, without writing anything. */
export default async function check({ args, root, codeKey }: CommandInput): Promise<number> {
  const options = optionsOf(args, ['content', 'as-of'])
  if (!options) return usage('Usage: npm run check [-- --content FOLDER] [--as-of DATE]')
  const clock = clockOf(options['as-of'])
  if ('wrong' in clock) return usage(clock.wrong)
  const started = performance.now()
  const folders = foldersOf(root, options)
  const missing = noFolder(folders.content)
  if (missing !== undefined) return usage(missing)
  const reporter = consoleReporter(true)
  const { graph, problems, raw } = await loadContent(folders.content, reporter, { clock })
  const all = graph ? [...problems, ...pageProblems(graph, codeKey)] : problems
  if (all.length > 0) console.error(problemText(all, raw))
  if (errorsIn(all).length > 0 || !graph) return EXIT.problems
  if (folders.isOwnContent) await writeGraphFiles(folders.cache, graph)
  for (const line of scheduleLines(graph)) console.log(line)
  console.log(`${raw.length} files are right (${seconds(performance.now() - started).trim()}).`)
  return EXIT.ok
}

/** Problems of addresses, and those of links, for which pages are rendered: only they know their anchors. */
function pageProblems(graph: Graph, codeKey: string): readonly SiteProblem[] {
  const plan = planPages(pageKinds, graph)
  const pages = [...buildPages(plan.value, createContext(graph, developmentAssets(''), codeKey), {})]
  return [...plan.problems, ...checkPages(pages, graph).problems]
}
