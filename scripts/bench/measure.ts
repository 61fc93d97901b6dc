import { join } from 'node:path'
import type { Benchmark, ContentFile } from '../../renderer/define/benchmark'
import { itemAt } from '../../src/engine/lib/items'
import { copyProject, type ProjectCopy, type ProjectFolders, whileEdited } from './project-copy'
import { ASIDE, setAside } from './set-aside'
import { timed } from './timed'

/** Results of one run. Each build is a process, timed from its start to its end. */
export type RunMeasurements = {
  /** The bare loop, without the start of its process. */
  floorSeconds: number
  /** The bundle alone. */
  bundleSeconds: number
  /** A build with the bundle made and nothing else cached. */
  coldSeconds: number
  /** The same build again. */
  noopSeconds: number
  /** A build after an edit of one article. */
  editSeconds: number
  /** A build after an edit of one component; the bundle is made again in it. */
  componentSeconds: number
  /** Memory of the cold build: the sum of the peaks of its processes, in units of a million bytes. */
  peakMegabytes: number
}

export type BenchInput = {
  project: ProjectFolders
  benchmark: Benchmark
  /** The folder for the copy of the project and for all that is made. */
  folder: string
  files: readonly ContentFile[]
  runs: number
}

const COMMAND = 'scripts/run.mjs'

/**
 * Measures a project with more content, in a copy. Each run begins without caches and output: what was there is in the folder `ASIDE` then,
 * for the caller to remove when all is measured.
 */
export async function measure({ project, benchmark, folder, files, runs }: BenchInput): Promise<readonly RunMeasurements[]> {
  const aside = join(folder, ASIDE)
  await setAside(join(folder, 'project'), aside)
  const copy = await copyProject(project, join(folder, 'project'), files)
  const articles = files.filter(({ path }) => benchmark.isArticle(path.slice(benchmark.folder.length + 1)))
  const article = join(copy.root, 'content', itemAt(articles, Math.floor(articles.length / 2)).path)
  const found: RunMeasurements[] = []
  while (found.length < runs) {
    const before = [join(folder, 'floor'), join(copy.root, '.cache'), join(copy.root, 'dist')]
    for (const path of before) await setAside(path, aside)
    found.push({ floorSeconds: await floorOf(project, copy, folder), ...(await buildsOf(copy, benchmark, article)) })
  }
  return found
}

/** The loop runs from the bundle of the project itself, and reads the articles of the copy. */
async function floorOf({ engine, root }: ProjectFolders, copy: ProjectCopy, folder: string): Promise<number> {
  const folders = ['--content', join(copy.root, 'content'), '--out', join(folder, 'floor')]
  const { stdout } = await timed(engine, [COMMAND, 'floor', '--project', root, ...folders])
  return Number(stdout)
}

async function buildsOf({ engine, root, args }: ProjectCopy, { componentEdit }: Benchmark, article: string) {
  const build = () => timed(engine, [COMMAND, 'build', ...args])
  const bundle = await timed(engine, ['scripts/bench/bundle.mjs', ...args])
  const cold = await build()
  const noop = await build()
  const edit = await whileEdited(article, (text) => `${text}\nOne more sentence.\n`, build)
  const { path, from, to } = componentEdit
  const component = await whileEdited(join(root, path), (text) => text.replace(from, to), build)
  return {
    bundleSeconds: bundle.seconds,
    coldSeconds: cold.seconds,
    noopSeconds: noop.seconds,
    editSeconds: edit.seconds,
    componentSeconds: component.seconds,
    peakMegabytes: cold.peakBytes / 1e6,
  }
}
