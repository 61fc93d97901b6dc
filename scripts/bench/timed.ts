import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { SIGNALS, signalExitCode } from '../process-signals.mjs'
import { followPeaks, hasPeaks } from './peak-memory'

/** The wall-clock time of a process, its peak memory, with that of its descendants where the system has /proc, and what it printed. */
export type Cost = { seconds: number; peakBytes: number; stdout: string }

/** Without /proc, the process itself writes its peak memory to this file descriptor at its end. */
const OWN_PEAK = 3
const SAY_OWN_PEAK = `data:text/javascript,import { writeSync } from 'node:fs'
process.on('exit', () => writeSync(${OWN_PEAK}, String(process.resourceUsage().maxRSS * 1024)))`

/** Runs Node in a folder and measures it. Throws an error with all that it printed if it fails. */
export async function timed(cwd: string, args: readonly string[]): Promise<Cost> {
  const started = performance.now()
  const child = spawn(process.execPath, [...(hasPeaks ? [] : ['--import', SAY_OWN_PEAK]), ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const texts = ['', '', '', '']
  for (const [index, stream] of child.stdio.entries()) stream?.on('data', (text: Buffer) => (texts[index] += text.toString()))
  const peaks = hasPeaks && child.pid !== undefined ? followPeaks(child.pid) : () => Number(texts[OWN_PEAK])
  // Otherwise a build would go on for minutes after the command was stopped.
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal)
    process.exit(signalExitCode(signal))
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  await once(child, 'close')
  for (const signal of SIGNALS) process.off(signal, stop)
  const seconds = (performance.now() - started) / 1000
  const peakBytes = peaks()
  const [, stdout = '', stderr = ''] = texts
  if (child.exitCode !== 0) throw new Error(`node ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`)
  return { seconds, peakBytes, stdout }
}
