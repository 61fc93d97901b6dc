// Reads the arguments of commands by their table.
import { parseArgs } from 'node:util'
import { nearest, suggestion } from '../../src/engine/lib/nearest.mjs'
import { callOf, helpHint, optionSyntax, optionsOf } from './help.mjs'
import { ALL_COMMANDS } from './table.mjs'

/** @typedef {import('./table.mjs').Option} Option */

/**
 * Values of options by name, with true for switches, and all other arguments in order.
 * @typedef {{ options: Record<string, string | boolean>, positionals: string[] }} Read
 */

/** Whether the value of an option may be left out; it is an empty text then. @param {Option} option */
const hasOptionalValue = ({ value }) => value?.startsWith('[') === true

/**
 * Reads the arguments of a command, or says what is wrong with them: an option that it does not have, with the nearest that it has; one that
 * is given twice; a value that is missing or too much; an argument that means nothing to it; an option that npm took for itself, since it
 * came before `--`.
 * @param {string} name @param {readonly string[]} args @param {NodeJS.ProcessEnv} [environment]
 * @returns {Read | { error: string }}
 */
export function readArguments(name, args, environment = process.env) {
  const options = optionsOf(name)
  const kept = consumedByNpm(options, args, environment)
  if (kept.length > 0) return { error: keptText(name, kept) }
  const types = Object.fromEntries(
    Object.entries(options).map(([option, { value }]) => [
      option,
      { type: value === undefined ? /** @type {const} */ ('boolean') : /** @type {const} */ ('string') },
    ]),
  )
  const { values, positionals, tokens } = parseArgs({ args: withoutGaps(options, args), options: types, strict: false, tokens: true })
  const given = new Set()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const wrong = faultOf(name, options, token) ?? (given.has(token.name) ? `\`${token.rawName}\` is given twice.` : undefined)
    if (wrong !== undefined) return { error: `${wrong}\n${helpHint(name)}` }
    given.add(token.name)
  }
  const [first] = positionals
  if (ALL_COMMANDS[name]?.positionals === undefined && first !== undefined)
    return { error: `\`${callOf(name)}\` takes options only, and not \`${first}\`.\n${helpHint(name)}` }
  return { options: /** @type {Read['options']} */ (values), positionals: positionals }
}

/**
 * What is wrong with one option, or undefined.
 * @param {string} command @param {Readonly<Record<string, Option>>} options
 * @param {{ name: string, rawName: string, value?: string | undefined, inlineValue?: boolean | undefined }} token
 */
function faultOf(command, options, { name, rawName, value, inlineValue }) {
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  if (!option) {
    const near = nearest(name, [...Object.keys(options), 'help'])
    return `\`${rawName}\` is not an option of \`${callOf(command)}\`.${suggestion(near === undefined ? undefined : optionSyntax(near, undefined))}`
  }
  if (option.value === undefined) return inlineValue ? `\`${rawName}\` is a switch, and takes no value.` : undefined
  const isMissing = !value || (value.startsWith('-') && !inlineValue)
  return isMissing && !hasOptionalValue(option) ? `\`${rawName}\` needs a value: \`${optionSyntax(name, option)}\`.` : undefined
}

/**
 * The arguments, with an empty value after each option that may lack one and does.
 * @param {Readonly<Record<string, Option>>} options @param {readonly string[]} args
 */
const withoutGaps = (options, args) =>
  args.map((arg, index) => {
    const option = arg.startsWith('--') ? options[arg.slice(2)] : undefined
    const next = args[index + 1]
    return option && hasOptionalValue(option) && (next === undefined || next.startsWith('-')) ? `${arg}=` : arg
  })

/**
 * The options that npm took: it puts their values among the arguments, and their names into the environment.
 * @param {Readonly<Record<string, Option>>} options @param {readonly string[]} args @param {NodeJS.ProcessEnv} environment
 */
function consumedByNpm(options, args, environment) {
  const isGiven = (/** @type {string} */ name) => args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
  return Object.entries(options).filter(([name]) => environment[`npm_config_${name.replaceAll('-', '_')}`] && !isGiven(name))
}

/** @param {string} name @param {readonly (readonly [string, Option])[]} kept */
function keptText(name, kept) {
  const options = kept.map(([option, { value }]) => optionSyntax(option, undefined) + (value === undefined ? '' : ' …')).join(' ')
  const call = callOf(name)
  const right = call.includes(' -- ') ? `${call} ${options}` : `${call} -- ${options}`
  return `npm took ${options} for itself. Options of a command come after two hyphens: \`${right}\`.`
}
