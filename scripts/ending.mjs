// Ends this process where nothing else would.
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

/** Milliseconds between two looks at who started this process. */
const INTERVAL = 250

/** What tells a process to end: Ctrl-C, whoever manages processes, a terminal that closes. */
export const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** The exit code of a process that a signal has ended. @param {NodeJS.Signals} signal */
export const codeOf = (signal) => 128 + constants.signals[signal]

/**
 * Lets this process end with the npm that started it, which passes on SIGINT and SIGTERM only, and these to its shell; and by signals
 * where it is the first process of a container, to which the system does nothing by itself.
 */
export function endWithOthers() {
  if (process.pid === 1) for (const signal of SIGNALS) process.once(signal, () => process.exit(codeOf(signal)))
  if (process.env.npm_lifecycle_event === undefined) return
  const before = starters()
  const look = () => {
    if (starters() !== before) process.exit(codeOf('SIGHUP'))
  }
  setInterval(look, INTERVAL).unref()
}

/** Who started this process: npm, or the shell that npm runs a script in and the parent of that, which is npm as long as it lives. */
function starters() {
  const parent = process.ppid
  try {
    // `12 (sh) S 34 …`: number, name, state and parent of a process. Where there is no such file, shells give way to what they start.
    const [, name = '', grandparent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? []
    return name.endsWith('sh') ? `${parent} ${grandparent}` : String(parent)
  } catch {
    return String(parent)
  }
}
