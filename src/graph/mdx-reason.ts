/** What the parser of MDX says, and the same for people who write articles. */
const PLAIN: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [
    /closing tag `(<\/[^`]*>)`, expected corresponding closing tag for `<([^`]*)>` \((\d+):/,
    ([, found, open, line]) =>
      `${quoted(found)} stands where ${quoted(`</${open}>`)} is needed, for ${quoted(`<${open}>`)} of line ${line}`,
  ],
  [/closing tag `(<\/[^`]*>)`, expected an open tag first/, ([, found]) => `${quoted(found)} closes nothing`],
  [
    /Expected a closing tag for `<([^`]*)>` \((\d+):/,
    ([, open, line]) => `${quoted(`<${open}>`)} of line ${line} has no ${quoted(`</${open}>`)}`,
  ],
  [/Unexpected end of file in expression/, () => 'a `{` has no `}`'],
  [/^Unexpected character `!`.* before name/, () => 'a comment such as `<!-- … -->` is not possible; write `{/* … */}`'],
  [
    /^Unexpected character.*(?:valid JSX tag|before name|before attribute name|in name)/,
    () => 'this `<` does not start a complete component',
  ],
]

const quoted = (text = '') => `\`${text}\``

/** The reason why a text cannot be read, as the end of a sentence. What is not known stays as the parser says it. */
export function syntaxReason(reason: string): string {
  for (const [pattern, plain] of PLAIN) {
    const found = pattern.exec(reason)
    if (found) return plain(found)
  }
  return reason.replace(/ \(note: .*$/s, '').replace(/\.$/, '')
}
