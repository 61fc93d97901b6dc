import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Milliseconds between two samples. */
const INTERVAL = 25

/** Whether the system reports the peak memory of other processes. */
export const hasPeaks = existsSync('/proc/self/status')

/**
 * Samples the memory of a process and its descendants, where the system has /proc. The function that it returns ends that, and gives the
 * sum of their peaks in bytes. What a process allocates in its last moments is missed.
 */
export function followPeaks(pid: number): () => number {
  const peaks = new Map<number, number>()
  const look = () => {
    for (const id of treeOf(pid)) peaks.set(id, Math.max(peaks.get(id) ?? 0, peakOf(id)))
  }
  look()
  const timer = setInterval(look, INTERVAL)
  return () => {
    clearInterval(timer)
    return [...peaks.values()].reduce((sum, bytes) => sum + bytes, 0)
  }
}

/** A process, and all processes below it. */
function treeOf(pid: number): readonly number[] {
  const below = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    // `12 (sh) S 34 …`: number, name, state and parent of a process.
    const parent = Number(/.*\) \S (\d+)/s.exec(textOf(`/proc/${name}/stat`))?.[1])
    below.set(parent, [...(below.get(parent) ?? []), Number(name)])
  }
  const tree = [pid]
  for (const id of tree) tree.push(...(below.get(id) ?? []))
  return tree
}

const peakOf = (pid: number) => Number(/VmHWM:\s*(\d+) kB/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1024

/** The text of a file in /proc; empty when its process has ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
