import { inspect } from 'node:util'
import type { Finding } from './finding'

/** Anything that was thrown as an error: a browser's own failures are events, no errors. */
export function toError(reason: unknown): Error {
  if (reason instanceof Error) return reason
  const isTold = typeof reason === 'object' && reason !== null && 'message' in reason
  return new Error(isTold ? String(reason.message) : inspect(reason))
}

/** A page that a tool did not look at, with the first line of the reason: what a browser wrote is in the report of the page. */
export const failureFinding = (address: string, tool: Finding['tool'], { message }: Error): Finding => ({
  address,
  tool,
  rule: 'failed',
  message: message.trim().split('\n')[0] ?? '',
  where: '',
})
