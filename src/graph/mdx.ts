import { type HastNode, mdxToHast } from 'satteri'
import { problem, type SiteProblem, type Staged } from '../errors/problem'
import { countWords, slugify } from '../lib/text'
import { isSafeAddress } from './mdx-address'
import { isTag, type ParsedBody, type ParsedNode } from './mdx-body'
import { componentNode, type JsxElement } from './mdx-component'

/** No footnotes: their ids and labels would be words that no content file holds. */
const FEATURES = { gfm: { footnotes: false }, frontmatter: false } as const

/**
 * Turns the text of an article into a tree of plain data. Expressions, imports, HTML, scripts, handlers,
 * unknown components and dangerous addresses are problems with their line; content is data, not code.
 */
export function parseBody(file: string, text: string): Staged<ParsedBody> {
  const walk = new BodyWalk(file)
  try {
    const root = mdxToHast(text, { features: FEATURES })
    const nodes = 'children' in root ? walk.children(root.children) : []
    return {
      value: { nodes, headings: walk.headings, links: walk.links, words: countWords(walk.text.join(' ')), plain: plainText(walk.text) },
      problems: walk.problems,
    }
  } catch (error) {
    return { value: { nodes: [], headings: [], links: [], words: 0, plain: '' }, problems: [...walk.problems, syntaxProblem(file, error)] }
  }
}

const plainText = (parts: readonly string[]) => parts.join('').replace(/\s+/g, ' ').trim()

/** satteri throws with `line:column: reason (code)` as its message. */
function syntaxProblem(file: string, error: unknown): SiteProblem {
  const message = error instanceof Error ? error.message : String(error)
  const [, line, column, reason] = /^(\d+):(\d+): (.*?)(?: \([\w:-]+\))?$/s.exec(message) ?? []
  const place = { file, line: Number(line ?? 1), column: Number(column ?? 1) }
  return problem('mdx/syntax', place, (reason ?? message).replace(/ \(note: .*$/s, '').replace(/\.$/, ''))
}

type Position = { start: { line: number; column: number } }
type HastElement = Extract<HastNode, { type: 'element' }>

/** One walk over a tree; collects headings, links, text and problems on its way. */
class BodyWalk {
  readonly problems: SiteProblem[] = []
  readonly headings: ParsedBody['headings'][number][] = []
  readonly links: string[] = []
  readonly text: string[] = []
  private readonly ids = new Map<string, number>()
  private place: { file: string; line: number; column: number }

  constructor(private readonly file: string) {
    this.place = { file, line: 1, column: 1 }
  }

  children(nodes: readonly HastNode[]): ParsedNode[] {
    return nodes.flatMap((node) => this.node(node))
  }

  private node(node: HastNode): ParsedNode[] {
    this.place = placeOf(this.file, node.position, this.place)
    switch (node.type) {
      case 'text':
        this.text.push(node.value)
        return [{ type: 'text', value: node.value }]
      case 'element':
        return this.element(node)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.component(node)
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (/^\s*\/\*.*\*\/\s*$/s.test(node.value)) return []
        return this.refuse(problem('mdx/expression', this.place, node.value.trim().slice(0, 40)))
      case 'mdxjsEsm':
        return this.refuse(problem('mdx/code', this.place))
      default:
        return []
    }
  }

  private element(node: HastElement): ParsedNode[] {
    const { tagName, properties } = node
    const place = this.place
    if (tagName === 'img') return this.refuse(problem('mdx/picture', place))
    const level = /^h([1-6])$/.exec(tagName)?.[1]
    if (level !== undefined && !isTag(tagName)) return this.refuse(problem('mdx/heading', place, Number(level)))
    if (!isTag(tagName)) return this.refuse(problem('mdx/html', place, tagName))
    const href = typeof properties.href === 'string' ? properties.href : undefined
    if (href !== undefined) this.link(href)
    const from = this.text.length
    const children = this.children(node.children)
    this.text.push(BLOCKS.has(tagName) ? ' ' : '')
    return [
      {
        type: 'element',
        tag: tagName,
        ...(level !== undefined && { id: this.heading(Number(level) as 2 | 3 | 4, this.text.slice(from).join('').trim()) }),
        ...(href !== undefined && { href }),
        ...(typeof properties.title === 'string' && { title: properties.title }),
        ...(isAlign(properties.align) && { align: properties.align }),
        ...(typeof properties.start === 'number' && { start: properties.start }),
        ...(tagName === 'code' && languageOf(properties.className)),
        children,
      },
    ]
  }

  private component(node: JsxElement & { children: HastNode[] }): ParsedNode[] {
    const place = this.place
    const made = componentNode(node, place)
    this.problems.push(...made.problems)
    const children = this.children(node.children)
    if (!made.node) return []
    if (made.node.name === 'Fact') this.text.push('0')
    return [{ ...made.node, children }]
  }

  private link(href: string) {
    if (isSafeAddress(href)) this.links.push(href)
    else this.problems.push(problem('mdx/address', this.place, href.slice(0, 80)))
  }

  /** Ids are the words of the heading; the second one of the same words ends in `-2`. */
  private heading(level: 2 | 3 | 4, text: string): string {
    const words = slugify(text) || 'section'
    const seen = (this.ids.get(words) ?? 0) + 1
    this.ids.set(words, seen)
    const id = seen === 1 ? words : `${words}-${seen}`
    this.headings.push({ level, id, text })
    return id
  }

  private refuse(found: SiteProblem): [] {
    this.problems.push(found)
    return []
  }
}

const BLOCKS = new Set(['p', 'h2', 'h3', 'h4', 'li', 'td', 'th', 'pre', 'blockquote', 'br'])

const placeOf = (file: string, position: Position | undefined, otherwise: { file: string; line: number; column: number }) =>
  position ? { file, line: position.start.line, column: position.start.column } : otherwise

const isAlign = (value: unknown): value is 'left' | 'center' | 'right' => value === 'left' || value === 'center' || value === 'right'

function languageOf(className: unknown): { language?: string } {
  const first: unknown = Array.isArray(className) ? className[0] : className
  return typeof first === 'string' && first.startsWith('language-') ? { language: first.slice('language-'.length) } : {}
}
