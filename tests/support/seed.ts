/** The seed of random tests. The configuration of the tests sets it at random or from the variable `SEED`, and prints it. */
export const SEED = Number.parseInt(process.env.SEED ?? '', 10)
if (!Number.isInteger(SEED)) throw new Error('SEED has to be a whole number.')
