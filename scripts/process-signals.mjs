// Ends this process in cases in which neither the system nor npm does.
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

/** Milliseconds between two checks of the parent process. */
const INTERVAL = 250

/** Signals that end a process: Ctrl-C, a request to stop, a closed terminal. */
export const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** The exit code of a process that a signal has ended. @param {NodeJS.Signals} signal */
export const signalExitCode = (signal) => 128 + constants.signals[signal]

/**
 * Ends this process when the npm that started it ends: npm passes on only SIGINT and SIGTERM, and only to its shell. Also handles signals
 * if this is the first process of a container, for which they have no default action.
 */
export function exitWithParent() {
  if (process.pid === 1) for (const signal of SIGNALS) process.once(signal, () => process.exit(signalExitCode(signal)))
  if (process.env.npm_lifecycle_event === undefined) return
  const before = starters()
  const look = () => {
    if (starters() !== before) process.exit(signalExitCode('SIGHUP'))
  }
  setInterval(look, INTERVAL).unref()
}

/** The processes that started this one: npm, or the shell in which npm runs a script and its parent, which is npm while it runs. */
function starters() {
  const parent = process.ppid
  try {
    // `12 (sh) S 34 …`: number, name, state and parent of a process. Systems without this file replace the shell by the program that it
    // starts.
    const [, name = '', grandparent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? []
    return name.endsWith('sh') ? `${parent} ${grandparent}` : String(parent)
  } catch {
    return String(parent)
  }
}
