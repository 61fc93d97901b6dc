import { generatePath, matchPath } from 'react-router-dom'

/** A redirect from one pattern of addresses to another, which may use its parameters. */
export type Redirect = { from: string; to: string }

/** The parameters of a pattern. */
export const parametersOf = (pattern: string): readonly string[] => pattern.match(/:\w+/g) ?? []

/** Whether the old addresses are not known, since the target does not use all parameters. */
export const isOpen = ({ from, to }: Redirect) => parametersOf(from).some((name) => !parametersOf(to).includes(name))

/** The first file whose address matches a pattern, since hosts apply patterns to files too. */
export const fileUnder = (pattern: string, files: readonly string[]) => files.find((file) => matchPath(pattern, file))

/** Puts the parameters of an address into another pattern; undefined if the address does not match. */
function carry(address: string, pattern: string, target: string): string | undefined {
  const match = matchPath(pattern, address)
  // A redirect whose target has an unknown parameter leads nowhere.
  if (!match || (target.match(/(?<=:)\w+/g) ?? []).some((name) => match.params[name] === undefined)) return undefined
  const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? null]))
  return generatePath(target, params)
}

/** The new address by the first redirect that matches, or undefined. */
export const targetOf = (address: string, redirects: readonly Redirect[]) =>
  redirects.map(({ from, to }) => carry(address, from, to)).find((target) => target !== undefined)

/** The old address that a redirect leads to this one, or undefined. */
export const originOf = (address: string, { from, to }: Redirect) => carry(address, to, from)
