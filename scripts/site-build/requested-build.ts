import { resolve } from 'node:path'
import type { Failure } from '../../src/engine/lib/failure'
import { clockOf } from '../clock'
import { type CommandInput, type Folders, foldersOf, missingFolderMessage, type OptionsOf, outputObstacle } from '../command'
import { isWithin } from '../files/paths.mjs'
import { namesIn } from '../files/read-text'
import { filesFolder, hasRecord } from '../shares/places'
import type { BuildPart, SiteBuild } from './build-input'
import { type LastBuild, lastBuild, recordFolder } from './last-build'
import { previewAddress } from './preview'

/** The options that the commands that build have in common. */
export type BuildOptions = OptionsOf<'merge'>

/** The build that valid options ask for. */
export type RequestedBuild = Pick<SiteBuild, 'part' | 'folders' | 'clock' | 'isPreview' | 'siteAddress' | 'graphFile' | 'compress'> & {
  /** The last build into the same folder. */
  last: LastBuild
  /** The outputs to skip, as the option names them. */
  skip: string | undefined
}

/** Turns the options of a command into a build of a part, or says the first thing that is wrong with them. */
export async function requestedBuild(
  { root, siteAddress }: CommandInput,
  options: BuildOptions,
  part: BuildPart,
): Promise<RequestedBuild | Failure> {
  const isPreview = options.drafts === true
  const clock = clockOf(options['as-of'])
  if ('error' in clock) return clock
  const named = foldersOf(root, options)
  const folders = part.kind === 'shard' ? { ...named, dist: filesFolder(part.folder) } : named
  const missing = missingFolderMessage(folders.content)
  if (missing !== undefined) return { error: missing }
  const graphFile = options.graph === undefined ? undefined : resolve(root, options.graph)
  if (graphFile !== undefined && [folders.dist, folders.content].some((folder) => isWithin(graphFile, folder)))
    return { error: `${graphFile} cannot hold the graph: it is in the content or among the files of the site.` }
  const last = lastBuild(recordFolder(folders.cache, folders.dist))
  const obstacle = await obstacleOf(root, folders, { part, last })
  if (obstacle !== undefined) return { error: obstacle }
  return {
    part,
    folders,
    clock,
    isPreview,
    siteAddress: isPreview ? previewAddress(siteAddress) : siteAddress,
    skip: options.skip,
    graphFile,
    compress: options.compress ?? false,
    last,
  }
}

/** The reason why a build may not write into its folder, or undefined. */
async function obstacleOf(
  root: string,
  folders: Folders,
  { part, last }: { part: BuildPart; last: LastBuild },
): Promise<string | undefined> {
  const taken = part.kind === 'shard' ? [part.folder, folders.dist] : [folders.dist]
  const obstacle = taken.map((dist) => outputObstacle(root, { ...folders, dist })).find((text) => text !== undefined)
  if (obstacle !== undefined) return obstacle
  const [folder = folders.dist] = taken
  const isOurs = folder === foldersOf(root).dist || last.exists() || hasRecord(folder)
  // A build removes all other files from its folder. A folder that was named by mistake must not lose its files.
  if (!isOurs && (await namesIn(folder)).length > 0) return `${folder} holds files, and no build made them. Name an empty folder.`
  return undefined
}
