import { factsOf, fillBody } from '../../src/engine/content/link/facts'
import { parseBody } from '../../src/engine/content/mdx/mdx'

/** Facts that a text may name. */
const FACTS = factsOf({ clients: { value: '12', label: 'clients' } })

/** Problems of the text of an article as `line:column  code  message`, in the order of the text. */
export const problemsOfText = (text: string) =>
  parseBody('blog/made.mdx', text).problems.map(({ place, code, message }) => `${place.line}:${place.column}  ${code}  ${message}`)

/** The tree of a text and what was found in it. */
export const bodyOf = (text: string) => fillBody('blog/made.mdx', parseBody('blog/made.mdx', text).value, FACTS).body
