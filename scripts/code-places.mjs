// Where code of a bundle comes from: the places in a stack trace.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toPosixPath } from './files/paths.mjs'

/** A place in a module of the bundle of the commands, as a stack trace has it. */
const PLACE = /file:\/\/[^\s()]*?\/\.cache\/server\/[^\s()]*?\.js:\d+:\d+/g

/** The map of a module of a bundle, if there is one. @param {string} file @returns {SourceMap | undefined} */
function mapOf(file) {
  if (!existsSync(`${file}.map`)) return undefined
  const payload = /** @type {import('node:module').SourceMapPayload} */ (JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  return new SourceMap(payload)
}

/**
 * A stack trace with the places in the code that a bundle was made of, instead of those in the bundle.
 * @param {string} stack @param {string} from the folder from which files are named
 */
export function withCodePlaces(stack, from) {
  /** @type {Map<string, SourceMap | undefined>} */
  const maps = new Map()
  return stack.replace(PLACE, (place) => {
    const [, url = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(place) ?? []
    const file = fileURLToPath(url)
    if (!maps.has(file)) maps.set(file, mapOf(file))
    const found = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) return place
    const source = toPosixPath(relative(from, resolve(dirname(file), found.originalSource)))
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })
}
