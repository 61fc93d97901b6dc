// Where a site is published: its origin and its base path, by the options of a command or by the environment. This is plain JavaScript,
// since scripts for browsers are bundled for a base path, before any command runs.
import { ROOT } from '../src/engine/routes/base.mjs'
import { readArguments } from './usage/arguments.mjs'
import { optionsOf } from './usage/help.mjs'

/**
 * The origin of a site, undefined for that of its content; and the base path, which begins and ends with a slash.
 * @typedef {{ origin: string | undefined, base: string }} SiteAddress
 */

/** The environment of a build that is looked at and not published: with the origin of its content, at the root of a host. */
export const UNPUBLISHED = { SITE_ORIGIN: '', BASE_PATH: '' }

/** A scheme and a host, with or without a port. Only hosts of this machine may use http. */
const ORIGIN = /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/

/** Names of folders between slashes; the last slash may be left out, as tools of hosts do. Two dots would lead out of a folder. */
const BASE = /^\/(?:(?!\.{1,2}\/)[A-Za-z0-9._~-]+\/)*$/

/**
 * Where a site is published, or what is wrong with an option or a variable. An option wins over the environment; an empty variable counts
 * as none.
 * @param {{ origin?: unknown, base?: unknown }} options @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {SiteAddress | { error: string }}
 */
export function siteAddressOf(options, environment) {
  const origin = given('--origin', options.origin) ?? given('SITE_ORIGIN', environment.SITE_ORIGIN)
  const base = given('--base', options.base) ?? given('BASE_PATH', environment.BASE_PATH)
  if (origin && !ORIGIN.test(origin.value.replace(/\/$/, '')))
    return {
      error: `${origin.written} is not an origin: write \`https://\` and the host, such as \`https://www.example.com\`; a path is for the base path.`,
    }
  const path = base ? base.value.replace(/\/?$/, '/') : ROOT
  if (base && !BASE.test(path))
    return {
      error: `${base.written} is not a base path: write the names of folders between slashes, such as \`/site/\`; \`/\` is for a site at the root of its host.`,
    }
  return { origin: origin?.value.replace(/\/$/, ''), base: path }
}

/**
 * Where the site is published, for a command that takes it; or what is wrong with that.
 * @param {string} command @param {readonly string[]} args @param {Readonly<Record<string, string | undefined>>} environment
 */
export function siteAddressFor(command, args, environment) {
  if (!Object.hasOwn(optionsOf(command), 'base')) return { origin: undefined, base: ROOT }
  const read = readArguments(command, args)
  return 'error' in read ? read : siteAddressOf(read.options, environment)
}

/** @param {string} name @param {unknown} value @returns {{ value: string, written: string } | undefined} */
const given = (name, value) =>
  typeof value === 'string' && value !== '' ? { value, written: `\`${name}${name.startsWith('-') ? ' ' : '='}${value}\`` } : undefined

/** The folder of .cache/ with the scripts for browsers, which hold addresses below a base path. @param {string} base */
export const clientFolder = (base) => (base === ROOT ? 'client' : `client-${encodeURIComponent(base.slice(1, -1))}`)
