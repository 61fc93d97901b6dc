import { randomInt } from 'node:crypto'

/** What the random tests of this run are drawn from: `SEED` in the environment repeats a run. Names of tests show it. */
export const SEED = Number.parseInt(process.env.SEED ?? String(randomInt(2 ** 31)), 10)
