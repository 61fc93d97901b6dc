/**
 * Texts that leave their place wherever one way of escaping is missing: they end elements, attributes, strings, comments and sections, open
 * elements that no page has, and begin templates. A short one is for fields that hold little.
 */
const MARKUP = [
  `</script></style></textarea></title><x-attack onattack=1>"'><img src=x onerror=alert(1)>{{7*7}}\${7*7}]]>--><!--`,
  `"><x-attack>`,
] as const

/** What may stand in the place of a text, the longest first. */
export const attack = (text: string): readonly string[] => {
  const [long, short] = MARKUP
  return [text + long, text.slice(0, 12) + long, text + short, text.slice(0, 9) + short, short]
}

/** A text with another sign in the place of the signs of attacks: one that means nothing in any format, and that addresses leave out, too. */
export const harmless = (text: string): string =>
  MARKUP.reduce((whole, markup) => whole.replaceAll(markup, markup.replace(/[^\w\s]/g, '§')), text)

/** Attacks in what Markdown takes for text and code. */
export const BODY = [`Code: \`${MARKUP[1]}\` and \`</code></pre>${MARKUP[1]}\`.`, ['```text', ...MARKUP, '```'].join('\n')].join('\n\n')

/** Addresses that would run something. */
export const SCRIPTS = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://site.example/1',
  'file:///etc/passwd',
] as const

/** Turns the text around it; what follows reads as if it were something else. */
export const OVERRIDE = '\u202e'

/** Texts that would add to a Content-Security-Policy or end it, where it took addresses from the words of a picture. */
export const POLICY_TEXTS = [
  ', https://x;require-trusted-types-for;trusted-types;',
  ', https://x;script-src-elem;connect-src;',
  ', https://other.example',
  ' src="https://other.example/" , https://x;base-uri',
] as const
