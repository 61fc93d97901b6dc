import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import type { MadeDocument } from '../../renderer/define/documents'
import { unpacked } from '../../src/engine/content/parse/packed-text'
import type { BytesAt } from '../store/byte-file'
import { bytesThemselves, unpackedReport } from '../store/packed-report'
import { boundHeaps } from './heaps'
import type { DocumentTask, FilesTask, PackedPages, PackedTexts, ParsedTexts, ParseTask, RenderedPages, RenderTask } from './tasks'

/** Worker threads that parse and render, each with its own instance of the site. */
export type WorkerPool = {
  /** Number of tasks to give at one time, so that no thread waits for its next one. */
  concurrency: number
  parse: (raw: ParseTask['raw'], context: ParseTask['context']) => Promise<ParsedTexts>
  render: (context: RenderTask['context'], pages: RenderTask['pages']) => Promise<RenderedPages>
  /** Makes files of an output. Returns the hash of each. */
  makeFiles: (output: string, tasks: FilesTask['tasks']) => Promise<readonly string[]>
  makeDocument: (data: unknown) => Promise<MadeDocument>
  close: () => Promise<void>
}

/** Starts a thread for each core when the first task comes. `server` is the folder of the bundle. */
export function openPool(server: string): WorkerPool {
  const threads = availableParallelism()
  const file = (name: string) => pathToFileURL(`${server}/${name}.js`).href
  const pool = new Tinypool({
    filename: file('worker'),
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE,
    concurrentTasksPerWorker: TASKS,
    // Otherwise a thread with several tasks would return all results after the last one.
    useAtomics: false,
    ...threadOptions(),
  })
  const site = file('site')
  /** Runs one of many tasks, with bounded heaps. */
  const runMany = (name: string, task: ParseTask | RenderTask | FilesTask): Promise<unknown> => {
    boundHeaps()
    return pool.run(task, { name })
  }
  return {
    concurrency: threads * TASKS,
    async parse(raw, context) {
      const { texts, bytes } = (await runMany('parse', { site, raw, context })) as PackedTexts
      const at = ({ start, length }: BytesAt) => bytes.subarray(start, start + length)
      return texts.map(([file, parsed]) => [file, unpacked(parsed, at)])
    },
    async render(context, pages) {
      const rendered = (await runMany('render', { site, context, pages })) as PackedPages
      return rendered.map((page) => ({ ...page, report: unpackedReport(page.report, bytesThemselves) }))
    },
    makeFiles: (output, tasks) => runMany('makeFiles', { site, output, tasks }) as Promise<readonly string[]>,
    makeDocument: (data) => pool.run({ site, data } satisfies DocumentTask, { name: 'makeDocument' }) as Promise<MadeDocument>,
    close: () => pool.destroy(),
  }
}

/**
 * The options of Node for threads: those of the process but `--input-type`, since a thread starts from a file. The list is given only if it
 * differs: Node refuses options of V8, such as `--max-semi-space-size`, in it.
 */
export function threadOptions(options: readonly string[] = process.execArgv): { execArgv?: string[] } {
  const kept = options.filter((option) => !option.startsWith('--input-type'))
  return kept.length === options.length ? {} : { execArgv: kept }
}

/** Tasks per thread: one running, one queued. */
const TASKS = 2
/** Milliseconds after which a thread without a task ends: longer than other stages take. */
const IDLE = 60_000
