import { recordOf } from '../../renderer/build-pages'
import { EXIT } from '../command'
import { makeShare, type ShareInput } from '../shares/make-share'
import type { Reporter } from '../stage'
import type { OutputRecord } from '../store/incremental-outputs'
import type { PageCache } from '../store/page-cache'
import type { SiteBuild } from './build-input'
import { printShare, writtenText } from './result'

/** A share whose pages are rendered. */
type RenderedShare = {
  build: SiteBuild
  share: ShareInput
  /** The cache for pages of the last build into the same folder, and the plans of this one. */
  known: PageCache
  plans: PageCache['plans']
  outputsNow: () => OutputRecord
  /** Number of pages of the whole site. */
  of: number
}

/** Writes a share and stores its record. Returns the exit code. */
export async function finishShare({ build, share, known, plans, outputsNow, of }: RenderedShare, reporter: Reporter): Promise<number> {
  const { pages } = share
  const { files, record, kept } = await reporter.stage('write', () => makeShare(share), writtenText)
  await build.record.save({
    files: { record, kept },
    compressed: {},
    // Links are checked when shares are joined.
    pages: { pages: recordOf(pages), plans, targets: undefined },
    before: known,
    outputs: outputsNow(),
    result: undefined,
  })
  printShare({ ...share, pages: pages.length, of, files }, build.started, reporter)
  return EXIT.ok
}
