import { generatePath, matchPath } from 'react-router-dom'

/** A rule of a move: addresses that match one pattern moved to another, which may use its parameters. */
export type Redirect = { from: string; to: string }

/** Words that a pattern leaves open. */
export const parametersOf = (pattern: string): readonly string[] => pattern.match(/:\w+/g) ?? []

/** Whether the addresses that it leads away from are not known: its target leaves one of its parameters out. */
export const isOpen = ({ from, to }: Redirect) => parametersOf(from).some((name) => !parametersOf(to).includes(name))

/** The address that takes the parameters of `pattern` out of `address` and puts them into `target`; undefined where it does not match. */
function carry(address: string, pattern: string, target: string): string | undefined {
  const match = matchPath(pattern, address)
  // A target may ask for a parameter that its pattern has not: such a rule leads nowhere.
  if (!match || (target.match(/(?<=:)\w+/g) ?? []).some((name) => match.params[name] === undefined)) return undefined
  const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? null]))
  return generatePath(target, params)
}

/** Where an address moved by the first rule that matches, or undefined. */
export const targetOf = (address: string, redirects: readonly Redirect[]) =>
  redirects.map(({ from, to }) => carry(address, from, to)).find((target) => target !== undefined)

/** The old address that a rule leads to this one, or undefined. */
export const originOf = (address: string, { from, to }: Redirect) => carry(address, to, from)
