import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** A range with a first byte, such as `bytes=0-99` or `bytes=100-`. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/

/**
 * Keeps the range of a request and prevents compression, which would change the bytes that it counts. Ranges that a server may answer with
 * the whole file (RFC 9110, section 14.2) are removed: several ones, suffixes, reversed and conditional ones.
 */
export function keepValidRange(headers: IncomingHttpHeaders) {
  const [, first, last = ''] = RANGE.exec(headers.range ?? '') ?? []
  if (first === undefined || headers['if-range'] !== undefined || (last !== '' && Number(last) < Number(first))) delete headers.range
  else delete headers['accept-encoding']
}

/** Whether only the first byte is requested. */
export function isFirstByte({ range = '' }: IncomingHttpHeaders): boolean {
  const [, , last = ''] = RANGE.exec(range) ?? []
  return last !== '' && Number(last) === 0
}

/** Limits the response to the first byte: sirv takes 0 as the last byte for a missing one, and would send the whole file. */
export function cutToFirstByte(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  let isSent = false
  Object.assign(response, {
    writeHead(status: number, headers: OutgoingHttpHeaders = {}) {
      const size = /\d+$/.exec(String(headers['Content-Range']))?.[0]
      return writeHead(status, size === undefined ? headers : { ...headers, 'Content-Range': `bytes 0-0/${size}`, 'Content-Length': 1 })
    },
    write(bytes: Uint8Array) {
      if (!isSent) write(bytes.subarray(0, 1))
      isSent = true
      return true
    },
  })
}
