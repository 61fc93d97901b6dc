import { helpHint } from './help.mjs'

/** Says which two of the given options exclude each other: a call has at most one of each list. Undefined if there are none. */
export function optionConflict<Option extends string>(
  command: string,
  options: Readonly<Partial<Record<Option, unknown>>>,
  alone: readonly (readonly Option[])[],
): string | undefined {
  const given = alone.map((names) => names.filter((name) => options[name] !== undefined))
  const clash = given.find((names) => names.length > 1)?.slice(0, 2)
  return clash && `${clash.map((name) => `\`--${name}\``).join(' and ')} cannot be combined.\n${helpHint(command)}`
}
