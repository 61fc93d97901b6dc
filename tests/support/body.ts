import { factsOf } from '../../src/engine/content/link/facts'
import { fillBody } from '../../src/engine/content/link/fill-body'
import { parseBody } from '../../src/engine/content/mdx/mdx'
import { plainText } from '../../src/engine/content/mdx/outline'
import { parseNodes } from '../../src/engine/schema/body'
import { SITE } from './site'

/** Facts that texts in tests can name. */
const FACTS = factsOf({ clients: { value: '12', label: 'clients' } })

/** The name of the site that texts in tests can use. */
const siteName = 'Mill Lane'

const file = 'blog/made.mdx'
const { model } = SITE
const parse = (text: string) => parseBody(file, text, model.components)

/** Problems of the text of an article as `line:column  code  message`, in the order of the text. */
export const problemsOfText = (text: string) =>
  parse(text).problems.map(({ place, code, message }) => `${place.line}:${place.column}  ${code}  ${message}`)

/** The tree of a text, its words without markup, and its problems. */
export function bodyOf(text: string) {
  const { body } = fillBody({ file, nodes: parse(text).value.trees?.nodes ?? [], model }, { facts: FACTS, siteName })
  const nodes = parseNodes(body.nodes)
  return { ...body, nodes, plain: plainText(nodes) }
}
