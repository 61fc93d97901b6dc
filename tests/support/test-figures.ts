import type { Figures } from '../../scripts/proof/runs'

/** How many tests have passed, and, if there are any, how many have failed and how many were skipped. */
export function figuresOf(states: readonly string[]): Figures {
  const count = (state: string) => states.filter((one) => one === state).length
  const [failed, skipped] = [count('failed'), count('skipped')]
  return { passed: count('passed'), ...(failed > 0 && { failed }), ...(skipped > 0 && { skipped }) }
}
