import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageRecord, ReportedPage } from '../../renderer/build-pages'
import type { OutputFile } from '../../renderer/emit'
import type { Origin } from './origin'
import { filesFolder } from './places'
import { isOwn } from './shard'
import { commandOf, readShare, type Share } from './share'
import { fileProblems, originProblems, setProblems } from './share-problems'

/** All shares of a site. */
export type Shares = {
  /** The pages of all shares; undefined where there are no shares. */
  pages: PageRecord | undefined
  /** A file with its contents from the share that has made it, or as it is if none has: then it is made here. */
  take: (file: OutputFile) => OutputFile
  /**
   * A sentence for each share without a page that it should have, or with another one than this machine would make; none if all is right.
   */
  missingPageProblems: (pages: readonly ReportedPage[]) => string[]
}

/** The shares of a build that makes everything itself: none. */
export const NO_SHARES: Shares = { pages: undefined, take: (file) => file, missingPageProblems: () => [] }

/**
 * Reads the shares in folders, and proves that they are those of one site, made from an origin, whole and undamaged; or says what is wrong.
 */
export async function openShares(folders: readonly string[], origin: Origin): Promise<Shares | { error: readonly string[] }> {
  const read = await Promise.all(folders.map(readShare))
  const shares = read.filter((one): one is Share => !('error' in one))
  const files: string[] = []
  for (const share of shares) files.push(...(await fileProblems(share)))
  const wrong = [
    ...read.flatMap((one) => ('error' in one ? [one.error] : [])),
    ...setProblems(shares),
    ...shares.flatMap((share) => originProblems(share, origin)),
    ...files,
  ]
  return wrong.length > 0 ? { error: wrong } : joined(shares)
}

function joined(shares: readonly Share[]): Shares {
  const made = new Map<string, string>()
  for (const { folder, files } of shares)
    for (const [path, { key }] of files) made.set(named({ path, key }), join(filesFolder(folder), path))
  const pages = new Map(shares.flatMap((share) => [...share.pages]))
  return {
    pages,
    take(file) {
      const from = made.get(named(file))
      return from === undefined ? file : { path: file.path, key: file.key, contents: () => readFile(from) }
    },
    missingPageProblems(expected) {
      const lacking = expected.filter(({ address, key }) => pages.get(address)?.key !== key)
      return shares.flatMap((share) =>
        lackText(
          share,
          lacking.filter(({ address }) => isOwn(address, share.shard)),
        ),
      )
    },
  }
}

const named = ({ path, key }: Pick<OutputFile, 'path' | 'key'>) => `${key} ${path}`

function lackText({ folder, shard }: Share, [first, ...more]: readonly ReportedPage[]): string[] {
  if (first === undefined) return []
  const what = `${first.address}${more.length > 0 ? ` and ${more.length} more` : ''}`
  return [`${folder} lacks ${what} as this machine would make it. Make it again by ${commandOf(shard)}, on a machine with the same system.`]
}
