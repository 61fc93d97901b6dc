/** A rule of `_redirects`: the old address or its pattern, where it leads, and the status. */
type RedirectRule = { from: RegExp; to: string; status: number; at: number }

/** A rule as it is written: `/old /new 301`. */
const RULE = /^(\/\S*) +(\/\S*) +(\d{3})$/gm

const patternOf = (from: string) =>
  new RegExp(
    `^${from
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replace(/:\w+/g, '[^/]+')}$`,
  )

/** Parses the text of `_redirects`. Lines that are no rules are skipped. */
export const redirectRules = (text: string): RedirectRule[] =>
  [...text.matchAll(RULE)].map(({ 1: from = '', 2: to = '', 3: status = '', index }) => ({
    from: patternOf(from),
    to,
    status: Number(status),
    at: index,
  }))

/** The target of the first rule that redirects an address; undefined if none does. */
export const redirectTarget = (rules: readonly RedirectRule[], address: string): string | undefined =>
  rules.find(({ from, status }) => status < 400 && from.test(address))?.to
