import { once } from '../lib/once'

/** The name of the one policy that pages allow (`renderer/policy.ts`). */
export const TRUSTED_POLICY = 'islands'

/**
 * What a policy of Trusted Types makes. Types of browsers do not have it yet; each is told to be the text that it stands for, which every
 * place that takes it takes, too.
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

/** Takes addresses of this site only. */
function own(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError(address)
  return address
}

/**
 * The one way by which scripts of a page hand text to what could run it, since its Content-Security-Policy asks for Trusted Types: modules
 * that use it are few, and say why their text is safe. A browser can make the policy once. Those without Trusted Types get the text.
 */
export const trusted = once((): TrustedPolicy => {
  const rules = { createHTML: unchanged, createScript: unchanged, createScriptURL: own }
  return window.trustedTypes?.createPolicy(TRUSTED_POLICY, rules) ?? rules
})
