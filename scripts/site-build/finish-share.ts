import { type PageRecord, recordOf } from '../../renderer/build-pages'
import { EXIT } from '../command'
import { makeShare, type ShareInput } from '../shares/make-share'
import type { Reporter } from '../stage'
import type { OutputRecord } from '../store/remembered-outputs'
import type { SiteBuild } from './build-input'
import type { Planning } from './record'
import { printShare, writtenText } from './result'

/** A share whose pages are rendered. */
type RenderedShare = {
  build: SiteBuild
  share: ShareInput
  /** The pages of the last build into the same folder. */
  known: PageRecord
  planning: Planning
  outputsNow: () => OutputRecord
  /** Number of pages of the whole site. */
  of: number
}

/** Writes a share and keeps its record. Returns the exit code. */
export async function finishShare({ build, share, known, planning, outputsNow, of }: RenderedShare, reporter: Reporter): Promise<number> {
  const { pages } = share
  const { files, record, kept } = await reporter.stage('write', () => makeShare(share), writtenText)
  await build.record.save({
    files: { record, kept },
    compressed: {},
    pages: recordOf(pages),
    before: known,
    planning,
    // Links are checked when shares are joined.
    targets: undefined,
    outputs: outputsNow(),
    result: undefined,
  })
  printShare({ ...share, pages: pages.length, of, files }, build.started, reporter)
  return EXIT.ok
}
