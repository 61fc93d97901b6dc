import { styleText } from 'node:util'
import type { Paint, Role } from '../../src/engine/problems/format'
import { takesColor } from '../takes-color.mjs'

type Style = Parameters<typeof styleText>[0]

const STYLES = {
  heading: 'bold',
  place: 'cyan',
  error: 'red',
  warning: 'yellow',
  frame: 'dim',
  hint: 'green',
} as const satisfies Record<Role, Style>

/** The colors for a stream, or undefined if it takes none. */
export const paintFor = (stream: NodeJS.WriteStream): Paint | undefined =>
  takesColor(process.env, stream.isTTY === true) ? (role, text) => styleText(STYLES[role], text) : undefined
