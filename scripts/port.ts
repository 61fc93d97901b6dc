/** The highest number of a port. */
const LAST_PORT = 65_535

/** The port that a text or a number names; undefined if it names none. */
export function portOf(given: string | number): number | undefined {
  const port = Number(given)
  return Number.isInteger(port) && port >= 0 && port <= LAST_PORT ? port : undefined
}

/** Where a local server listens: on this machine only, or with `--host` on all of its addresses. */
export const hostOf = ({ host = false }: { host?: boolean }) => (host ? undefined : 'localhost')
