import { once } from '../lib/once'

/** The name of the one policy that pages allow (`renderer/policy.ts`). */
export const TRUSTED_POLICY = 'islands'

/**
 * A policy of Trusted Types, which the DOM types lack. Its results are typed as strings, which every sink for them accepts too.
 */
type TrustedPolicy = {
  createHTML(text: string): string
  createScript(text: string): string
  createScriptURL(address: string): string
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy }
  }
}

const unchanged = (text: string) => text

/** Returns an address of this origin unchanged; throws a TypeError for any other. */
function own(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError(address)
  return address
}

/**
 * The only way for scripts of a page to pass text to a sink that could run it, since the Content-Security-Policy requires Trusted Types:
 * few modules use it, and they say why their text is safe. A page can make the policy once. Browsers without Trusted Types get strings.
 */
export const trusted = once((): TrustedPolicy => {
  const rules = { createHTML: unchanged, createScript: unchanged, createScriptURL: own }
  return window.trustedTypes?.createPolicy(TRUSTED_POLICY, rules) ?? rules
})
