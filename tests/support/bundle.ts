import { ensureBundle } from '../../scripts/bundle.mjs'

/** The variable with the key of the bundle, for the processes of tests. */
export const BUNDLE_KEY = 'BUNDLE_KEY'

/** Bundles the commands once before all tests, so that tests can run them in parallel. */
export async function setup() {
  const { key } = await ensureBundle()
  process.env[BUNDLE_KEY] = key
}
