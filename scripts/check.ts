import { pages as pageKinds } from '../pages/index'
import { developmentAssets } from '../renderer/assets'
import { buildPages, checkPages } from '../renderer/build-pages'
import { createContext } from '../renderer/context'
import { planPages } from '../renderer/plan'
import type { SiteProblem } from '../src/errors/problem'
import type { Graph } from '../src/graph/graph'
import { type CommandInput, EXIT, foldersOf, noFolder, optionsOf, usage } from './command'
import { loadContent, problemText } from './content'
import { writeGraphFiles } from './graph-files'
import { consoleReporter, seconds } from './stage'

/** `npm run check`: everything that a build would refuse, without writing anything. */
export default async function check({ args, root, codeKey }: CommandInput): Promise<number> {
  const options = optionsOf(args, ['content'])
  if (!options) return usage('Usage: npm run check [-- --content FOLDER]')
  const started = performance.now()
  const folders = foldersOf(root, options)
  const missing = noFolder(folders.content)
  if (missing !== undefined) return usage(missing)
  const reporter = consoleReporter(true)
  const { graph, problems, raw } = await loadContent(folders.content, reporter)
  const all = graph ? pageProblems(graph, codeKey) : problems
  if (all.length > 0 || !graph) {
    console.error(problemText(all, raw))
    return EXIT.problems
  }
  if (folders.isOwnContent) await writeGraphFiles(folders.cache, graph)
  console.log(`${raw.length} files are right (${seconds(performance.now() - started).trim()}).`)
  return EXIT.ok
}

/** Problems of addresses, and those of links, for which pages are rendered: only they know their anchors. */
function pageProblems(graph: Graph, codeKey: string): readonly SiteProblem[] {
  const plan = planPages(pageKinds, graph)
  const pages = [...buildPages(plan.value, createContext(graph, developmentAssets(''), codeKey), {})]
  return [...plan.problems, ...checkPages(pages, graph).problems]
}
