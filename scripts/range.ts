import type { IncomingHttpHeaders } from 'node:http'

/** A range with a first byte, such as `bytes=0-99` or `bytes=100-`. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/

/**
 * Leaves a request for a part of a file as it is, but for the compression, which would change the bytes that are counted. A part that a
 * server may answer with the whole file (RFC 9110, section 14.2) is taken out: of several ranges, from the end, reversed, or on a condition.
 */
export function keepValidRange(headers: IncomingHttpHeaders) {
  const [, first, last = ''] = RANGE.exec(headers.range ?? '') ?? []
  if (first === undefined || headers['if-range'] !== undefined || (last !== '' && Number(last) < Number(first))) delete headers.range
  else delete headers['accept-encoding']
}
