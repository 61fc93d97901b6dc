/** What the random tests of this run are drawn from. The configuration of the tests draws it, prints it, and takes it from `SEED`. */
export const SEED = Number.parseInt(process.env.SEED ?? '', 10)
if (!Number.isInteger(SEED)) throw new Error('SEED has to be a whole number.')
