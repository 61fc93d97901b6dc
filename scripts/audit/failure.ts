import { inspect } from 'node:util'
import type { Finding } from './finding'

/** Makes an error of any thrown value; browsers report their failures as events. */
export function toError(reason: unknown): Error {
  if (reason instanceof Error) return reason
  const isTold = typeof reason === 'object' && reason !== null && 'message' in reason
  return new Error(isTold ? String(reason.message) : inspect(reason))
}

/**
 * The finding for a page that a tool could not test, with the first line of the error. The rest of the error is in the report of the page.
 */
export const failureFinding = (address: string, tool: Finding['tool'], { message }: Error): Finding => ({
  address,
  tool,
  rule: 'failed',
  message: message.trim().split('\n')[0] ?? '',
  where: '',
})
