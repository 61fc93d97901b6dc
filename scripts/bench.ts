import { mkdir, rm, writeFile } from 'node:fs/promises'
import { measure } from './bench/measure'
import { benchOptions } from './bench/options'
import { plotOf } from './bench/plot'
import { ASIDE } from './bench/set-aside'
import { type Summary, summaryObject, summaryOf, tableOf } from './bench/summary'
import { clockOf } from './clock'
import { type CommandInput, EXIT, foldersOf, reportFailure, reportUsageError } from './command'
import { loadContent, problemText } from './content'
import { consoleReporter } from './stage'

/**
 * `npm run bench`: adds articles to the content in a copy of the project, and measures builds of it and a bare loop, the floor. Everything
 * lies in .cache/bench; the project itself is only read.
 */
export default async function bench({ args, engine, root, loadSite }: CommandInput): Promise<number> {
  const options = benchOptions(args)
  if ('error' in options) return reportUsageError(options.error)
  const site = await loadSite()
  const { benchmark } = site
  if (!benchmark) return reportUsageError('This site has no benchmark: `defineSite` takes one as `benchmark`, with the articles to add.')
  const clock = clockOf(undefined)
  if ('error' in clock) return reportUsageError(clock.error)
  const { content, cache } = foldersOf(root)
  const loaded = await loadContent(content, consoleReporter({ isQuiet: true }), { site, clock })
  const { graph } = loaded
  if (!graph) {
    return reportFailure(problemText(loaded.problems, loaded))
  }
  const folder = `${cache}/bench`
  await mkdir(folder, { recursive: true })
  const { counts, runs, shows } = options
  const summaries: Summary[] = []
  for (const count of counts) {
    const files = benchmark.files(graph, count)
    const summary = summaryOf(count, await measure({ project: { engine, root }, benchmark, folder, files, runs }))
    summaries.push(summary)
    console.log(shows === 'json' ? JSON.stringify(summaryObject(summary)) : `${tableOf(summary, runs)}\n`)
  }
  if (shows === 'growth') {
    await writeFile(`${folder}/growth.svg`, growthPlot(summaries))
    console.log(`${folder}/growth.svg`)
  }
  await rm(`${folder}/${ASIDE}`, { recursive: true, force: true })
  return EXIT.ok
}

/** Time and memory over the number of articles. */
function growthPlot(summaries: readonly Summary[]): string {
  const line = (name: string, of: (summary: Summary) => number) => ({
    name,
    points: summaries.map((summary) => [summary.articles, of(summary)] as const),
  })
  const time = [
    line('floor', ({ median }) => median.floorSeconds),
    line('cold', ({ median }) => median.coldSeconds),
    line('nothing changed', ({ median }) => median.noopSeconds),
    line('article edited', ({ median }) => median.editSeconds),
    line('component edited', ({ median }) => median.componentSeconds),
  ]
  const memory = [line('peak, cold', ({ median }) => median.peakMegabytes)]
  const panels = [
    { title: 'Time of a build', unit: 'seconds', lines: time },
    { title: 'Memory of a build', unit: 'megabytes', lines: memory },
  ]
  return plotOf(panels, 'articles')
}
