import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { mdxToHast } from 'satteri'
import { parse } from 'yaml'
import { clockOf } from './clock'
import { argumentsOf, type CommandInput, EXIT, foldersOf, outputObstacle, reportFailure, reportUsageError } from './command'
import { loadContent } from './content'
import { isWithin } from './files/paths.mjs'
import { namesIn } from './files/read-text'
import { consoleReporter } from './stage'
import { usageOf } from './usage/help.mjs'

/**
 * The floor that `npm run bench` compares builds with: a bare loop over the articles of a folder of content. It reads each, parses front
 * matter and text, renders the view of its page, and writes that, without checks and caches. Prints the seconds that this took, without the
 * start of the process and the graph of the project, which gives the view its words.
 */
export default async function floor({ args, root, loadSite }: CommandInput): Promise<number> {
  const read = argumentsOf('floor', args)
  if ('error' in read) return reportUsageError(read.error)
  const { options } = read
  const site = await loadSite()
  if (!options.content || !options.out || !site.benchmark) return reportUsageError(usageOf('floor'))
  const folders = foldersOf(root, options)
  const { content, dist: out, cache } = folders
  const obstacle = outputObstacle(root, folders)
  if (obstacle !== undefined) return reportUsageError(obstacle)
  // A folder that was named by mistake must not lose its files.
  if (!isWithin(out, cache) && (await namesIn(out)).length > 0) return reportUsageError(`${out} holds files. Name an empty folder.`)
  const { benchmark } = site
  const clock = clockOf(undefined)
  if ('error' in clock) return reportUsageError(clock.error)
  const { graph } = await loadContent(foldersOf(root).content, consoleReporter({ isQuiet: true }), { site, clock })
  if (!graph) return reportFailure('There are errors in the content: `npm run check` shows them.')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })

  const started = performance.now()
  const folder = join(content, benchmark.folder)
  const articles = readdirSync(folder)
    .filter((name) => benchmark.isArticle(name))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
      return { slug: name.replace(/\.\w+$/, ''), fields: parse(front) as Readonly<Record<string, unknown>>, body }
    })
  const render = benchmark.renderer(graph, articles)
  for (const [index, { slug, fields, body }] of articles.entries()) {
    const main = renderToStaticMarkup(render(index, mdxToHast(body)))
    writeFileSync(join(out, `${slug}.html`), `<!doctype html><title>${String(fields.title)}</title><main>${main}</main>`)
  }
  console.log((performance.now() - started) / 1000)
  return EXIT.ok
}
