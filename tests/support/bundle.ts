import { ensureBundle } from '../../scripts/bundle.mjs'

/** Makes the bundle of the commands once, before all tests, so that tests can run them side by side. */
export async function setup() {
  await ensureBundle()
}
