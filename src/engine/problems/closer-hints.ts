/** Hints of `field/format` for values of one kind. */
export const FORMAT_HINTS = {
  date: 'Correct the value. Dates are written `2024-11-21`: the year, the month and the day.',
  address: 'Correct the value. Addresses are written `/name` on this site, and `https://www.example.com` elsewhere.',
  page: 'Correct the value. Pages have addresses such as `/name`: no name of a site before it, no ending and no slash at the end.',
  picture:
    'Write the name of the file alone, with its ending; the file lies in the folder of the entry. If its name has a space or another sign that is not allowed, rename the file first.',
} as const

/** The hint of `field/choice` where the choices are a list of content. */
export const choiceHint = (list: string, file: string) =>
  `Copy one of the choices exactly; capital letters count. They are \`${list}\` in content/${file}: a new one is added there first.`

/** Hints of `mdx/syntax` by what is written wrong. */
export const SYNTAX_HINTS = {
  attribute: 'Write each attribute as `name="value"`, with straight quotes, and a space before each.',
  fact: 'Copy the component, with a key of content/site/facts.yaml as its name. `{fact:key}` is for YAML; for a brace itself, write `\\{`.',
} as const

/** Hints of `mdx/attribute` about what is not an attribute. */
export const COMPONENT_HINTS = {
  inSentence: 'Put each of its tags on a line of its own, with an empty line above and below.',
  childless: 'End the tag in `/>`, delete the closing tag, and put the text below it.',
} as const
