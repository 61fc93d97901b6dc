import type { HastNode } from 'satteri'
import { findControl } from '../../lib/control'
import { placeAfter } from '../../lib/line-places'
import { problem, type SiteProblem } from '../../problems/problem'
import type { CodeInfo, Tag } from '../../schema/body'
import type { ComponentTable } from '../../schema/component'
import { isAddress, LONGEST_ADDRESS } from '../../schema/link-address'
import { isSiteName } from '../../schema/site-name'
import { attributePlaces, attributeWords } from './mdx-attribute'
import { MOST_NESTED, type TextBlock } from './mdx-blocks'
import { isTag, type ParsedBody, type ParsedNode, type TextPlace } from './mdx-body'
import { codeAt } from './mdx-code'
import { componentNode, type JsxElement } from './mdx-component'
import { contentProblem, emptyElement, inSentenceProblem } from './mdx-empty'
import { expressionProblem } from './mdx-expression'
import { LINE_START, leftoversIn } from './mdx-leftover'
import { isBackLink, isNotes, Mentions, mentionedNote, notesIn } from './mdx-notes'
import { misplacedPicture, pictureElement, picturesOf, picturesOfRefused } from './mdx-picture'
import { alignOf, cellsOf, isFenceClosed, refusedTag, taskOf } from './mdx-shape'
import { MAXIMUM_SIBLINGS, TOO_DEEP, TOO_WIDE } from './mdx-work'

type Position = NonNullable<HastNode['position']>
type HastElement = Extract<HastNode, { type: 'element' }>

/** A walk over the tree of a text, which turns it into plain data, and collects problems, links and pictures. */
export class BodyWalk {
  readonly problems: SiteProblem[] = []
  readonly links: ParsedBody['links'][number][] = []
  readonly pictures: ParsedBody['pictures'][number][] = []
  /** The words in attributes of components. */
  readonly words: TextBlock[] = []
  private depth = 0
  private tooDeep = false
  private inCode = false
  private inHeading = false
  private readonly mentions = new Mentions()
  /** Lines that begin a footnote, and lines of code. */
  readonly lines = { notes: new Set<number>(), code: new Set<number>() }
  /** Number of columns of the current table. */
  private columns = 0
  private place: TextPlace

  constructor(
    private readonly file: string,
    private readonly source: { text: string; lines: readonly string[] },
    private readonly components: ComponentTable,
  ) {
    this.place = { file, line: 1, column: 1 }
  }

  children(nodes: readonly HastNode[]): ParsedNode[] {
    if (this.depth > MOST_NESTED) {
      if (!this.tooDeep) this.problems.push(problem('mdx/syntax', this.place, TOO_DEEP))
      this.tooDeep = true
      return []
    }
    if (nodes.length > MAXIMUM_SIBLINGS) {
      this.problems.push(problem('mdx/syntax', this.place, TOO_WIDE))
      return []
    }
    this.depth++
    const parsed: ParsedNode[] = []
    for (const node of nodes) parsed.push(...this.node(node))
    this.depth--
    return parsed
  }

  private node(node: HastNode): ParsedNode[] {
    this.place = placeOf(this.file, node.position, this.place)
    switch (node.type) {
      case 'text':
        return this.text(node.value, node.position)
      case 'element':
        return this.element(node)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.component(node, node.type === 'mdxJsxTextElement')
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.expression(node.value, node.type === 'mdxFlowExpression')
      case 'mdxjsEsm':
        return this.refuse(problem('mdx/code', this.place))
      default:
        return []
    }
  }

  /** A comment, which is left out, or the name of the site. A name that stands alone is a paragraph. */
  private expression(code: string, isAlone: boolean): ParsedNode[] {
    if (isComment(code)) return []
    if (!isSiteName(code)) return this.refuse(expressionProblem(code, this.place))
    return isAlone ? [{ type: 'element', tag: 'p', children: [{ type: 'name' }] }] : [{ type: 'name' }]
  }

  /** Character references such as `&#x202e;` are resolved before this. */
  private text(value: string, position: Position | undefined): ParsedNode[] {
    const found = findControl(value)
    if (found) return this.refuse(problem('file/control-character', this.place, found.name))
    if (!this.inCode && position) this.leftovers(position)
    return [{ type: 'text', value }]
  }

  /** Searches the text as it was written, since a backslash before a sign means that the sign is text. */
  private leftovers(position: Position): void {
    const { start } = position
    const startsLine = LINE_START.test((this.source.lines[start.line - 1] ?? '').slice(0, start.column - 1))
    const written = this.written(position)
    for (const { kind, sign, index, reason } of leftoversIn(written, startsLine)) {
      const place = { file: this.file, ...placeAfter(start, written, index) }
      this.problems.push(kind === 'reference' ? problem('mdx/reference', place, sign) : problem(`mdx/${kind}`, place, sign, reason))
    }
  }

  private written = ({ start, end }: Position) => this.source.text.slice(start.offset, end.offset)

  /** The problem of an element that articles may have, but not in this form. */
  private shape({ tagName, position, children }: HastElement): SiteProblem | undefined {
    if (tagName === 'pre') return position && !isFenceClosed(this.written(position)) ? problem('mdx/fence', this.place) : undefined
    if (tagName !== 'tr' || !position) return undefined
    const heads = children.filter((child) => child.type === 'element' && child.tagName === 'th').length
    if (heads > 0) this.columns = heads
    const cells = cellsOf(this.written(position))
    return heads === 0 && cells !== this.columns ? problem('mdx/table', this.place, cells, this.columns) : undefined
  }

  private element(node: HastElement): ParsedNode[] {
    const { tagName, properties } = node
    const picture = pictureElement(node, this.components)
    if (picture) return this.component({ ...picture, children: [] }, false)
    if (tagName === 'img') return this.refuse(problem('mdx/picture', this.place, misplacedPicture(this.components)))
    const note = mentionedNote(node)
    if (note !== undefined) return this.mention(note, node)
    if (isNotes(node)) return this.notes(node)
    if (isBackLink(node)) return []
    const misshapen = this.shape(node)
    if (misshapen) return this.refuse(misshapen)
    if (!isTag(tagName)) return this.refuse(refusedTag(tagName, this.place))
    const { place } = this
    const before = this.problems.length
    const code = tagName === 'pre' ? this.code(node) : undefined
    const href = this.address(properties.href, node)
    const task = taskOf(node)
    const children = this.within(tagName, task?.children ?? node.children)
    const empty = this.problems.length === before ? emptyElement(tagName, children) : undefined
    if (empty !== undefined) return this.refuse(problem('mdx/empty', place, empty))
    // Most elements have nothing else, and objects with many optional parts are made slowly.
    if (!code && !task && Object.keys(properties).length === 0) return [{ type: 'element', tag: tagName, children }]
    return [
      {
        type: 'element',
        tag: tagName,
        ...(href !== undefined && { href }),
        ...(typeof properties.title === 'string' && { title: properties.title }),
        ...alignOf(properties.style),
        ...(typeof properties.start === 'number' && { start: properties.start }),
        ...(code && { code }),
        ...(task && { done: task.done }),
        children,
      },
    ]
  }

  private within(tag: Tag, nodes: readonly HastNode[]): ParsedNode[] {
    const { inCode, inHeading } = this
    this.inCode ||= tag === 'code'
    this.inHeading ||= tag === 'h2' || tag === 'h3' || tag === 'h4'
    const children = this.children(nodes)
    this.inCode = inCode
    this.inHeading = inHeading
    return children
  }

  /** A mention of a footnote: the number, which links to it on pages. */
  private mention(number: number, { position }: HastElement): ParsedNode[] {
    if (this.inHeading)
      return this.refuse(problem('mdx/footnote', this.place, position ? this.written(position) : '[^…]', 'it is in a heading'))
    return [{ type: 'element', tag: 'sup', note: this.mentions.next(number), children: [{ type: 'text', value: String(number) }] }]
  }

  /** The footnotes of the text, as a list after it. */
  private notes(node: HastElement): ParsedNode[] {
    const texts = notesIn(node).map((item) => {
      this.place = placeOf(this.file, item.position, this.place)
      this.lines.notes.add(this.place.line)
      return this.children(item.children)
    })
    // Mentions are counted once all notes are known: a note may mention one before it.
    const noteAt = (index: number) => ({ number: index + 1, mention: this.mentions.of(index + 1) })
    const items = texts.map((children, index): ParsedNode => ({ type: 'element', tag: 'li', note: noteAt(index), children }))
    return [{ type: 'element', tag: 'ol', children: items }]
  }

  private code(node: HastElement): CodeInfo | undefined {
    const { start, end } = node.position ?? { start: this.place, end: this.place }
    for (let line = start.line; line <= end.line; line++) this.lines.code.add(line)
    const { info, problem: wrong } = codeAt(node, this.place)
    if (wrong) this.problems.push(wrong)
    return info
  }

  private component(node: JsxElement & { children: readonly HastNode[] }, inSentence: boolean): ParsedNode[] {
    const { place } = this
    const attributes = node.parts === undefined && node.attributes.length > 0 ? attributePlaces(this.source.lines, place) : []
    const { components } = this
    const made = componentNode({ element: node, place, placeOfAttribute: (index) => ({ ...place, ...attributes[index] }), components })
    this.problems.push(...made.problems)
    const before = this.problems.length
    const children = this.children(node.children)
    const definition = components[made.node?.name ?? '']
    if (!made.node || !definition) {
      this.pictures.push(...picturesOfRefused(node, place, components))
      return []
    }
    const { name } = made.node
    const isEmpty = children.every((child) => child.type === 'text' && child.value.trim() === '')
    if (inSentence && !definition.inline) return this.refuse(inSentenceProblem(name, place))
    const misfilled = this.problems.length === before ? contentProblem({ name, definition, children, isEmpty }, place) : undefined
    if (misfilled) return this.refuse(misfilled)
    this.pictures.push(...picturesOf(made.node, components))
    this.words.push(...attributeWords(node.attributes, definition.schema, { lines: this.source.lines, tag: place, places: attributes }))
    return [{ ...made.node, children }]
  }

  private address(href: unknown, { position }: HastElement): string | undefined {
    if (typeof href !== 'string') return undefined
    if (isAddress(href)) {
      this.links.push({ href, line: this.place.line, column: this.place.column })
      return href
    }
    const length = href.length > LONGEST_ADDRESS ? href.length : undefined
    const written = position ? this.written(position) : href
    // Markdown makes links of words that start with `www.`.
    const shown = href === `http://${written}` ? written : href
    this.problems.push(problem('mdx/address', this.place, shown.slice(0, 80), length))
    return undefined
  }

  private refuse(found: SiteProblem): [] {
    this.problems.push(found)
    return []
  }
}

/** Whether an expression is a single comment. */
const isComment = (expression: string) => /^\s*\/\*(?:(?!\*\/).)*\*\/\s*$/s.test(expression)

const placeOf = (file: string, position: Position | undefined, otherwise: TextPlace) =>
  position ? { file, line: position.start.line, column: position.start.column } : otherwise
