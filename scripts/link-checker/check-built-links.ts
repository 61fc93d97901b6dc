import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatProblems } from '../../src/engine/problems/format'
import type { SiteProblem } from '../../src/engine/problems/problem'
import { pathsBelow } from '../files/paths-below'
import { linkCheckProblems } from './link-check-problems'
import { isText } from './reading'

/** The result of a proof: its problems, and all of them as one text with the lines where they are; empty if there is none. */
export type LinkCheckResult = { problems: readonly SiteProblem[]; printed: string }

/** Proves that the folder of a built site is closed. */
export async function checkBuiltLinks(dist: string): Promise<LinkCheckResult> {
  const paths = await pathsBelow(dist)
  const textOf = (path: string) => readFile(join(dist, path), isText(path) ? 'utf8' : 'latin1')
  const problems = await linkCheckProblems({ paths, textOf })
  const broken = new Set(problems.flatMap(({ place }) => (place.line === undefined ? [] : [place.file])))
  const files = [...broken].filter(isText)
  const sources = new Map(await Promise.all(files.map(async (path) => [path, await textOf(path)] as const)))
  return { problems, printed: problems.length > 0 ? formatProblems(problems, (file) => sources.get(file)) : '' }
}
