import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** A range with a first byte, such as `bytes=0-99` or `bytes=100-`. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/

/**
 * Leaves a request for a part of a file as it is, but for the compression, which would change the bytes that are counted. A part that a
 * server may answer with the whole file (RFC 9110, section 14.2) is taken out: of several ranges, from the end, reversed, or on a
 * condition.
 */
export function keepValidRange(headers: IncomingHttpHeaders) {
  const [, first, last = ''] = RANGE.exec(headers.range ?? '') ?? []
  if (first === undefined || headers['if-range'] !== undefined || (last !== '' && Number(last) < Number(first))) delete headers.range
  else delete headers['accept-encoding']
}

/** Whether the first byte alone is asked for. */
export function isFirstByte({ range = '' }: IncomingHttpHeaders): boolean {
  const [, , last = ''] = RANGE.exec(range) ?? []
  return last !== '' && Number(last) === 0
}

/**
 * Makes the answer with a part of a file one with its first byte: sirv takes 0 as the last byte for none, and would send all of the file.
 */
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
