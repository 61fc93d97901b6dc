// The help of commands.
import { ALL_COMMANDS, COMMANDS, COMMON_OPTIONS } from './table.mjs'

/** @typedef {import('./table.mjs').Option} Option */

/** Most characters of an option in the help before its text. */
const MOST_BEFORE = 30

/** Whether arguments ask how a command is used. @param {readonly string[]} args */
export const asksForHelp = (args) => args.some((arg) => arg === '--help' || arg === '-h')

/** How a command is called, without its arguments: `npm run check`. @param {string} name */
export const callOf = (name) =>
  /^(?:npm run new -- (?:collection|site)|npm run \S+|npm \S+|node \S+ \S+)/.exec(ALL_COMMANDS[name]?.usage ?? '')?.[0] ?? name

/** How to ask for the help of a command. @param {string} name */
const helpCallOf = (name) => {
  const call = callOf(name)
  return call.startsWith('node') || call.includes(' -- ') ? `${call} --help` : `${call} -- --help`
}

/** The sentence that leads to the help of a command. @param {string} name */
export const helpHint = (name) => `\`${helpCallOf(name)}\` shows its usage.`

/** The line that shows how a command is used. @param {string} name */
export const usageOf = (name) => `Usage: ${ALL_COMMANDS[name]?.usage ?? name}`

/** An option as it is written: `--content FOLDER`, `-t TITLE`. @param {string} name @param {Option | undefined} option */
export function optionSyntax(name, option) {
  const flag = name.length === 1 ? `-${name}` : `--${name}`
  return option?.value === undefined ? flag : `${flag} ${option.value}`
}

/**
 * The options of a command, including those of every command that works on a site.
 * @param {string} name @returns {Readonly<Record<string, Option>>}
 */
export const optionsOf = (name) => {
  const { options, isSiteless } = ALL_COMMANDS[name] ?? {}
  return { ...options, ...(Object.hasOwn(COMMANDS, name) && !isSiteless && COMMON_OPTIONS) }
}

/** The help of a command: how it is used, what it does, and all that it takes. @param {string} name @returns {string} */
export function helpOf(name) {
  const { description = '', positionals = {} } = ALL_COMMANDS[name] ?? {}
  const rows = [
    ...Object.entries(positionals),
    ...Object.entries(optionsOf(name)).map(([option, details]) => [optionSyntax(option, details), details.description]),
    ['-h, --help', 'prints this help and exits'],
  ]
  const width = Math.min(MOST_BEFORE, Math.max(...rows.map(([before = '']) => before.length)))
  const lines = rows.map(([before = '', after]) => `  ${before.padEnd(width)}  ${after}`)
  return [usageOf(name), description, '', ...lines].join('\n')
}

/** The names of all commands with what each does. */
export function overview() {
  const rows = Object.entries(ALL_COMMANDS).filter(([, { usage }]) => usage.startsWith('npm'))
  const width = Math.max(...rows.map(([name]) => callOf(name).length))
  const lines = rows.map(([name, { description }]) => `  ${callOf(name).padEnd(width)}  ${description.replace(/(?<=\.) .*/, '')}`)
  return ['Usage: npm run COMMAND [-- OPTIONS]', '', ...lines, '', '`npm run COMMAND -- --help` says more about each.'].join('\n')
}
