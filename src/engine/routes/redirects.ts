import { generatePath, matchPath } from 'react-router-dom'
import { patternIndex } from './pattern-index'

/** A redirect from one pattern of addresses to another, which may use its parameters. */
export type Redirect = { from: string; to: string }

/** The parameters of a pattern. */
export const parametersOf = (pattern: string): readonly string[] => pattern.match(/:\w+/g) ?? []

/** Whether the old addresses cannot be derived from new ones, since the target does not use all parameters. */
export const isIrreversible = ({ from, to }: Redirect) => parametersOf(from).some((name) => !parametersOf(to).includes(name))

/** Puts the parameters of an address into another pattern; undefined if the address does not match. */
function carry(address: string, pattern: string, target: string): string | undefined {
  const match = matchPath(pattern, address)
  // A redirect whose target has an unknown parameter leads nowhere.
  if (!match || (target.match(/(?<=:)\w+/g) ?? []).some((name) => match.params[name] === undefined)) return undefined
  const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? null]))
  return generatePath(target, params)
}

/** The target of an address by the first redirect that matches, or undefined. Only redirects with an index below `before` count. */
export type TargetOf = (address: string, before?: number) => string | undefined

/** Makes a function that follows one redirect. */
export function targetsOf(redirects: readonly Redirect[]): TargetOf {
  const matching = patternIndex([...redirects.entries()], ([, { from }]) => from)
  return (address, before = redirects.length) => {
    for (const [place, { from, to }] of matching(address)) {
      const target = place < before ? carry(address, from, to) : undefined
      if (target !== undefined) return target
    }
    return undefined
  }
}

/** The old address that a redirect leads to this one, or undefined. */
export const oldAddressOf = (address: string, { from, to }: Redirect) => carry(address, to, from)
