import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Milliseconds between two looks at the processes. */
const INTERVAL = 25

/** Whether the system tells what memory a process has had at most. */
export const hasPeaks = existsSync('/proc/self/status')

/**
 * Follows the memory of a process and of those that it starts, where the system has /proc. The function that it returns ends that, and
 * says the sum of what each of them had in memory at most, in bytes. It misses what a process takes in the last moments of its life.
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

/** The text of a file of the system; empty when its process has ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
