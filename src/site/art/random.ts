/** Returns a random number from 0 to 1. */
export type Random = () => number
/** Returns a smooth height from 0 to 1 for each position. */
export type Noise = (x: number, y: number) => number

/** A hash of 32 bits: FNV-1a with a final mix. */
export function hash(text: string): number {
  let bits = 2166136261
  for (let index = 0; index < text.length; index++) bits = Math.imul(bits ^ text.charCodeAt(index), 16777619)
  bits ^= bits >>> 15
  bits = Math.imul(bits, 2246822519)
  bits ^= bits >>> 13
  return bits >>> 0
}

/** Mulberry32: the same sequence for the same seed, on every machine. */
export function randomOf(seed: string): Random {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const ease = (part: number) => part * part * (3 - 2 * part)

/** Value noise: random heights at whole coordinates, interpolated between them. */
export function noiseOf(seed: string): Noise {
  const key = hash(seed)
  const heightAt = (x: number, y: number) => {
    let bits = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ key
    bits = Math.imul(bits ^ (bits >>> 13), 1274126177)
    return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296
  }
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const across = ease(x - left)
    const down = ease(y - top)
    const upper = heightAt(left, top) * (1 - across) + heightAt(left + 1, top) * across
    const lower = heightAt(left, top + 1) * (1 - across) + heightAt(left + 1, top + 1) * across
    return upper * (1 - down) + lower * down
  }
}
