// The key of the code of a project, a hash that tells whether its bundle is current.
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { JSON_SCHEMAS, PROJECT_CODE } from '../renderer/define/layout.mjs'
import { isSettled, stampOf } from '../src/engine/lib/file-stamp.mjs'
import { filesBelow } from './files/files-below.mjs'

/** The folders with the code of the engine. */
export const ENGINE_CODE = ['src/engine', 'renderer', 'scripts']

/** Other files that the bundle depends on. The last one is written by npm and changes with the installed packages. */
export const CONFIGURATION_FILES = ['vite.config.ts', 'tsconfig.json', 'package.json', 'node_modules/.package-lock.json']

/** The files that the bundle of a project depends on, in order. @param {string} engine @param {string} project @returns {string[]} */
function codeFiles(engine, project) {
  // JSON Schemas are written by commands, so they are not sources.
  const made = join(project, JSON_SCHEMAS, sep)
  const folders = [...ENGINE_CODE.map((name) => join(engine, name)), ...PROJECT_CODE.map((name) => join(project, name))]
  return filesOf(engine, folders).filter((path) => !path.startsWith(made))
}

/**
 * The files in folders, and the other files of the engine that a bundle depends on.
 * @param {string} engine @param {readonly string[]} folders
 */
function filesOf(engine, folders) {
  const sources = folders.filter((folder) => existsSync(folder)).flatMap((folder) => filesBelow(folder).toSorted())
  return [...sources, ...CONFIGURATION_FILES.map((file) => join(engine, file)).filter((file) => existsSync(file))]
}

/**
 * Key of the engine, of the packages and of the version of Node, on which all code of a project depends.
 * @param {string} engine @returns {string}
 */
export const engineKey = (engine) =>
  keyOfFiles(
    engine,
    filesOf(
      engine,
      ENGINE_CODE.map((name) => join(engine, name)),
    ),
  )

/** A hash that begins with the version of Node, since another one may format dates and sort words differently. */
const hashOfNode = () => createHash('sha256').update(process.version).update('\0')

/** @param {string} engine @param {readonly string[]} files @returns {string} */
function keyOfFiles(engine, files) {
  const hash = hashOfNode()
  for (const file of files) hash.update(file.slice(engine.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 24)
}

/**
 * Key of the code of a project: the same sources, packages and version of Node give the same bundle. If no file has changed since the
 * record was written, the key is taken from it and no source is read.
 * @param {string} engine @param {string} project @param {string} record the file of the record @returns {string}
 */
export function cachedCodeKey(engine, project, record) {
  const files = codeFiles(engine, project)
  const state = stateOf(files)
  const known = state === undefined ? undefined : readRecord(record)
  if (known !== undefined && known.state === state) return known.key
  const key = keyOfFiles(engine, files)
  if (state !== undefined) {
    mkdirSync(dirname(record), { recursive: true })
    writeFileSync(record, JSON.stringify({ state, key }))
  }
  return key
}

/**
 * A hash of the metadata of files; undefined if one was changed so recently that its next change might not show in that.
 * @param {readonly string[]} files @returns {string | undefined}
 */
function stateOf(files) {
  const hash = hashOfNode()
  const now = Date.now()
  for (const file of files) {
    const stats = lstatSync(file)
    if (!isSettled(stats, now)) return undefined
    hash.update(`${file}\0${stampOf(stats)}\0`)
  }
  return hash.digest('hex')
}

/** @param {string} record @returns {{ state: string, key: string } | undefined} */
function readRecord(record) {
  try {
    /** @type {unknown} */
    const read = JSON.parse(readFileSync(record, 'utf8'))
    const isRecord = typeof read === 'object' && read !== null && 'state' in read && 'key' in read
    return isRecord && typeof read.state === 'string' && typeof read.key === 'string' ? { state: read.state, key: read.key } : undefined
  } catch {
    return undefined
  }
}
