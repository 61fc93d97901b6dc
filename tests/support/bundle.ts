import { ensureBundle } from '../../scripts/bundle.mjs'

/** Bundles the commands once before all tests, so that tests can run them in parallel. */
export async function setup() {
  await ensureBundle()
}
