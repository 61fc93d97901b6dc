import { existsSync } from 'node:fs'
import { keyOf } from '../../renderer/key'
import { jsonStore } from '../store/json-store'
import type { WriteRecords } from '../write/record'
import type { NamedInputs } from './inputs'

/** What a build was made from, and what it said at its end. */
export type BuildResult = {
  /** The key of all inputs (`inputsKey`). */
  inputs: string
  /** What it read besides code and content. */
  read: NamedInputs
  pages: number
  bytes: number
  lines: readonly string[]
}

/** What is read of the record of the builds into a folder before it is known whether there is anything to build. */
export type LastBuild = {
  /** The folder of the record. */
  folder: string
  /** Whether there was a build into the folder. */
  exists: () => boolean
  /** The files that the last build wrote. */
  files: () => Promise<WriteRecords>
  /** Its result; undefined if its inputs are not known for certain. */
  result: () => Promise<BuildResult | undefined>
}

/** The folder of the record of the builds into a folder. */
export const recordFolder = (cache: string, dist: string) => `${cache}/builds/${keyOf(dist)}`

/** The versions of the formats of these parts of a record. */
const VERSIONS = { files: 1, result: 2 } as const

const fileOf = (folder: string, part: keyof typeof VERSIONS) => `${folder}/${part}.json`

/** The file with the result of the last build, in the folder of a record. */
export const resultFile = (folder: string) => fileOf(folder, 'result')

/** The stores of these parts, in the folder of a record. */
export const lastBuildStores = (folder: string) => ({
  files: jsonStore<WriteRecords>(fileOf(folder, 'files'), VERSIONS.files),
  result: jsonStore<BuildResult>(resultFile(folder), VERSIONS.result),
})

/** The last build of the record in a folder. */
export function lastBuild(folder: string): LastBuild {
  const { files, result } = lastBuildStores(folder)
  return {
    folder,
    exists: () => existsSync(fileOf(folder, 'files')),
    files: async () => (await files.read()) ?? { record: {}, kept: {} },
    result: () => result.read(),
  }
}
