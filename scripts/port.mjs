// Checks that a port is free before a command builds the site that it will serve.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** The port of the built site if no other is given. */
export const SITE_PORT = 4173

/** Where local servers listen unless `--host` is given: on this machine only. */
export const LOCAL_HOST = 'localhost'

/** The highest number of a port. */
const LAST_PORT = 65_535

/** How many ports after one that is in use are tried. */
const MOST_LOOKED_AT = 100

/** The port that a text names; undefined if it names none. @param {string} given */
export function portOf(given) {
  const port = Number(given)
  return /^\d+$/.test(given) && port <= LAST_PORT ? port : undefined
}

/** The message for a text that is not a port. @param {string} given */
export const invalidPortMessage = (given) => `\`--port ${given}\` is not a port: a port is a number from 0 to ${LAST_PORT}.`

/**
 * The reason why a port cannot be listened on, with a free one if it is in use, or undefined. Port 0 is always free.
 * @param {{ port: number, host?: string | undefined, call: string }} wanted `call` is the command without its port: `npm start`
 * @returns {Promise<string | undefined>}
 */
export async function portObstacle({ port, host, call }) {
  const error = await failureOf(port, host)
  if (!error) return undefined
  if (error.code !== 'EADDRINUSE') return `Port ${port} cannot be used: ${error.message}`
  for (let other = port + 1; other <= Math.min(port + MOST_LOOKED_AT, LAST_PORT); other++)
    if (!(await failureOf(other, host))) return `Port ${port} is in use. ${other} is free: \`${call} -- --port ${other}\`.`
  return `Port ${port} is in use. Name another one: \`${call} -- --port NUMBER\`.`
}

/**
 * The error of listening on a port, undefined if it is free. The server is closed at once.
 * @param {number} port @param {string} [host] @returns {Promise<NodeJS.ErrnoException | undefined>}
 */
async function failureOf(port, host) {
  const server = createServer()
  try {
    server.listen({ port, ...(host !== undefined && { host }) })
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return undefined
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}
