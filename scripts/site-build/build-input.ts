import type { CodeKeys } from '../../renderer/code-keys'
import type { Budgets } from '../../renderer/define/budgets'
import type { Site } from '../../renderer/define/site'
import type { FileBytes } from '../../renderer/emit'
import type { Clock } from '../clock'
import type { CommandInput, Folders } from '../command'
import type { ContentState } from '../content-state'
import type { Shard } from '../shares/shard'
import type { NamedInputs } from './inputs'
import type { BuildRecord } from './record'

/** What is built: a whole site, the share of a shard in a folder, or a whole site from the shares in folders. */
export type BuildPart = { kind: 'whole' } | { kind: 'shard'; shard: Shard; folder: string } | { kind: 'joined'; folders: readonly string[] }

/** What a build is made from. */
export type SiteBuild = Pick<CommandInput, 'engine' | 'root' | 'scripts' | 'bundle' | 'siteAddress'> & {
  site: Site
  code: CodeKeys
  folders: Folders
  part: BuildPart
  clock: Clock
  /** Whether it is a preview, with what is not published yet. */
  isPreview: boolean
  /** The settings of the outputs of the site. */
  settings: unknown
  /** The limits for sizes. */
  budgets: Budgets
  /** The notices of the licences of others. */
  notices: FileBytes
  /** Whether files are compressed, too. */
  compress: boolean
  /** Names of the outputs whose files are not made. */
  skip: readonly string[]
  /** The file that gets the graph, if it is asked for. */
  graphFile: string | undefined
  record: BuildRecord
  /** The key of everything that the site is made from, with the names of what was read for it; undefined if it is not certain. */
  inputs: { key: string; read: NamedInputs } | undefined
  /** The files of content, before any of them is read. */
  contentFiles: ContentState
  /** When the build began. */
  started: number
}
