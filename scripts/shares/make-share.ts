import { type ReportedPage, recordOf } from '../../renderer/build-pages'
import { emitAll, type Output, type OutputContext } from '../../renderer/emit'
import { mapBounded } from '../../src/engine/lib/bounded'
import type { WriteReport, Writer } from '../write/writer'
import type { Origin } from './origin'
import { isOwn, type Shard } from './shard'
import { seal, unseal } from './share'

/** The input of a share. Its pages have been added to the writer already. */
export type ShareInput = {
  folder: string
  shard: Shard
  origin: Origin
  /** The site, with the pages of the shard only. */
  output: OutputContext
  /** Its pages, with their reports. */
  pages: readonly ReportedPage[]
  outputs: readonly Output[]
  writer: Writer
  /** Number of files that are made at one time. */
  concurrency: number
}

/** Writes a share: the files that outputs make for its pages and its pictures, then its record. */
export async function makeShare({
  folder,
  shard,
  origin,
  output,
  pages: reported,
  outputs,
  writer,
  concurrency,
}: ShareInput): Promise<WriteReport> {
  const pictures = output.graph.pictures.filter(({ stem }) => isOwn(stem, shard))
  const own = { ...output, graph: { ...output.graph, pictures } }
  const ofShares = outputs.filter(({ inShares }) => inShares)
  await mapBounded(emitAll(own, ofShares), concurrency, (file) => writer.add(file))
  await unseal(folder)
  const written = await writer.finish()
  const files = Object.entries(written.record).map(([path, { key, hash }]) => [path, { key, hash }] as const)
  await seal({ folder, shard, origin, pages: recordOf(reported), files: new Map(files) })
  return written
}
