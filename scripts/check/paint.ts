import { styleText } from 'node:util'
import type { Paint, Role } from '../../src/engine/problems/format'

type Style = Parameters<typeof styleText>[0]

const STYLES = {
  heading: 'bold',
  place: 'cyan',
  error: 'red',
  warning: 'yellow',
  frame: 'dim',
  hint: 'green',
} as const satisfies Record<Role, Style>

/** Whether to use colors: as FORCE_COLOR and NO_COLOR say; else on a terminal that supports them, but not in CI. */
export function takesColor(environment: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  const { FORCE_COLOR: force, NO_COLOR: none, TERM: terminal, CI: ci } = environment
  if (force !== undefined) return force !== '0' && force !== 'false'
  if (none) return false
  return isTerminal && terminal !== 'dumb' && !ci
}

/** The colors for a stream, or undefined if it takes none. */
export const paintFor = (stream: NodeJS.WriteStream): Paint | undefined =>
  takesColor(process.env, stream.isTTY === true) ? (role, text) => styleText(STYLES[role], text) : undefined
