import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type Range,
  visit,
  type YAMLError,
} from 'yaml'
import { lineAt } from '../../lib/line-places'
import { problem, type SiteProblem } from '../../problems/problem'
import { placeAt, type SourceText } from '../parse/source'
import { boldAlias, deeperItem, keyWithoutValue, type Reason, reasonsOf, refusedKey } from './yaml-reason'

/** The deepest brackets and indentation that are accepted: the parser is recursive. */
const MOST_BRACKETS = 64
const MOST_INDENTED = 256
const TOO_DEEP = 'it is nested too deeply.'

/** The most line breaks, commas and opening brackets that are accepted; files of a site have a tenth of it at most. */
const MOST_VALUES = 10_000
const TOO_MUCH = `it holds more than ${MOST_VALUES.toLocaleString('en-US')} values.`

/** The offset at which a text is nested too deeply, or undefined. */
function tooDeepAt(yaml: string): number | undefined {
  let open = 0
  for (const { 0: bracket, index } of yaml.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (bracket === '[' || bracket === '{' ? 1 : -1))
    if (open > MOST_BRACKETS) return index
  }
  let offset = 0
  for (const line of yaml.split('\n')) {
    if ((/^(?: |[-?] )*/.exec(line)?.[0].length ?? 0) > MOST_INDENTED) return offset
    offset += line.length + 1
  }
  return undefined
}

/** Characters of a comment that are read. */
const LONGEST_COMMENT = 200

/** The data of a YAML text, or undefined, with its problems. */
export type ParsedYaml = { data: unknown; problems: readonly SiteProblem[] }

/** Parses YAML 1.2 without aliases and tags. An empty text gives `undefined`; a text with a duplicate key still gives data. */
export function parseYaml(source: SourceText): ParsedYaml {
  const lines = new LineCounter()
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return placeAt(source, line, col)
  }
  const deep = tooDeepAt(source.yaml)
  if (deep !== undefined) return { data: undefined, problems: [problem('yaml/syntax', placeIn(source, deep), TOO_DEEP)] }
  if ((source.yaml.match(/[\n,[{]/g)?.length ?? 0) > MOST_VALUES)
    return { data: undefined, problems: [problem('yaml/syntax', at(0), TOO_MUCH)] }
  try {
    // With `uniqueKeys`, the parser would compare all keys with each other, which takes minutes for a long list; `keyProblems` does it
    // faster.
    const options = { lineCounter: lines, prettyErrors: false, strict: true, resolveKnownTags: false, uniqueKeys: false }
    const document = parseDocument(source.yaml, options)
    const opening = openingsOf(document)
    const tabs = document.errors.filter(({ code }) => code === 'TAB_AS_INDENT')
    const mistake = ({ offset, text }: Reason) => problem('yaml/syntax', at(offset), text)
    // A tab causes further errors, so only tabs are reported then; keys are checked only if there is no syntax error.
    const broken = reasonsOf(tabs.length > 0 ? tabs : document.errors, source.yaml, opening).map(mistake)
    if (document.directives?.yaml.explicit) broken.push(problem('yaml/syntax', at(0), 'it holds a directive.'))
    const { aliases, tags } = refusedNodes(document, source.yaml, at)
    const known = new Set(broken.map(({ place }) => place.line))
    const strange = [...aliases, ...(broken.length > 0 ? [] : tags)].filter(({ place }) => !known.has(place.line))
    const tagged = new Set([...tags, ...aliases].map(({ place }) => place.line))
    const keys = broken.length > 0 ? [] : keyProblems(document, at).filter(({ place }) => !tagged.has(place.line))
    const cut =
      broken.length > 0 ? [] : [...commentProblems(document, source.yaml, at), ...itemProblems(document, source.yaml).map(mistake)]
    const problems = [...broken, ...strange, ...keys]
    // A duplicate key does not keep other values from being checked.
    const isData = broken.length === 0 && aliases.length === 0 && problems.every(({ code }) => code === 'yaml/duplicate-key')
    return { data: isData && document.contents !== null ? (document.toJS() as unknown) : undefined, problems: [...problems, ...cut] }
  } catch (error) {
    const reason = error instanceof RangeError ? TOO_DEEP : sentence(error instanceof Error ? error.message : String(error))
    return { data: undefined, problems: [problem('yaml/syntax', at(0), reason)] }
  }
}

/** The problems of tags, and of aliases or, if there are none, of anchors. */
function refusedNodes(document: Document.Parsed, yaml: string, at: (offset: number) => SiteProblem['place']) {
  const [aliases, anchors, tags]: [SiteProblem[], SiteProblem[], SiteProblem[]] = [[], [], []]
  if (/[*&!]/.test(yaml))
    visit(document, {
      Node(_, node) {
        const from = node.range?.[0] ?? 0
        if (isAlias(node)) {
          const meant = boldAlias(node.source)
          aliases.push(meant === undefined ? problem('yaml/alias', at(from), `*${node.source}`) : problem('yaml/syntax', at(from), meant))
          return
        }
        const sign = (mark: string) => Math.max(0, yaml.lastIndexOf(mark, from))
        if (node.anchor !== undefined) anchors.push(problem('yaml/alias', at(sign(`&${node.anchor}`)), `&${node.anchor}`))
        if (node.tag === undefined) return
        const start = yaml.slice(0, sign('!')).replace(/!$/, '').length
        tags.push(problem('yaml/tag', at(start), /^\S*/.exec(yaml.slice(start))?.[0] ?? node.tag))
      },
    })
  return { aliases: aliases.length > 0 ? aliases : anchors, tags }
}

/** Finds values that end at a `#`, which starts a comment in YAML. Real comments have a space after it. */
function commentProblems(document: Document.Parsed, yaml: string, at: (offset: number) => SiteProblem['place']): SiteProblem[] {
  if (!/[ \t]#[^\s#]/.test(yaml)) return []
  const problems: SiteProblem[] = []
  visit(document, {
    Scalar(_, { type, source, range }) {
      if (type !== 'PLAIN' || source === '' || !range) return
      const [, spaces, comment] = /^([ \t]+)(#[^\s#][^\n]*)/.exec(yaml.slice(range[1], range[1] + LONGEST_COMMENT)) ?? []
      if (spaces !== undefined && comment !== undefined)
        problems.push(problem('yaml/comment', at(range[1] + spaces.length), comment.slice(0, 40).trimEnd()))
    },
  })
  return problems
}

/** Finds items that are indented further than the item above them, so that they are read as more of its text. */
function itemProblems(document: Document.Parsed, yaml: string): Reason[] {
  if (!/-[^\n]*\n +- /.test(yaml)) return []
  const reasons: Reason[] = []
  visit(document, {
    Scalar(_, { type, range }, path) {
      const list = path.at(-1)
      if (type !== 'PLAIN' || !range || !isSeq(list) || list.flow) return
      const below = /\n *(?=- )/.exec(yaml.slice(range[0], range[1]))
      if (below) reasons.push(deeperItem(range[0] + below.index + below[0].length))
    },
  })
  return reasons
}

/** Finds duplicate keys in a mapping, and keys that are not plain text. */
function keyProblems(document: Document.Parsed, at: (offset: number) => SiteProblem['place']): SiteProblem[] {
  const problems: SiteProblem[] = []
  visit(document, {
    Map(_, { items, range, flow }) {
      const keys = new Set<string>()
      for (const [index, { key, value }] of items.entries()) {
        if (!isScalar(key) || key.value === null) {
          const start =
            key !== null && typeof key === 'object' && 'range' in key && Array.isArray(key.range) ? Number(key.range[0]) : range?.[0]
          problems.push(problem('yaml/key', at(start ?? 0)))
          continue
        }
        // As keys, numbers and other plain values are texts: `1` and `"1"` are the same key.
        const name = typeof key.value === 'string' ? key.value : JSON.stringify(key.value)
        const lone = flow && value === null ? keyWithoutValue(key.source ?? name) : refusedKey(name)
        if (lone !== undefined) problems.push(problem('yaml/syntax', at(key.range?.[0] ?? 0), lone))
        else if (keys.has(name)) problems.push(problem('yaml/duplicate-key', at(key.range?.[0] ?? 0), emptyKey(items[index - 1])))
        keys.add(name)
      }
    },
  })
  return problems
}

/** The name of a field without a value, or undefined. */
const emptyKey = (pair: Pair | undefined) =>
  isScalar(pair?.key) && isScalar(pair.value) && pair.value.source === '' ? String(pair.key.value) : undefined

/**
 * Makes the function that gives the offset at which to report an error. If the end of a quotation or of brackets is missing, the parser
 * reports the end of the text; the mistake is at the start of the quotation.
 */
function openingsOf(document: Document.Parsed): (error: YAMLError) => number {
  const isEndMissing = ({ code, message }: YAMLError) => code === 'MISSING_CHAR' || /^Flow (?:map|sequence)/.test(message)
  const enclosed: Range[] = []
  if (document.errors.some(isEndMissing)) {
    visit(document, {
      Node: (_, node) => {
        const isQuoted = isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE')
        if ((isQuoted || (isCollection(node) && node.flow)) && isNode(node) && node.range) enclosed.push(node.range)
      },
    })
  }
  return (error) => {
    const [end] = error.pos
    const opening = isEndMissing(error) ? enclosed.findLast((range) => range[0] < end && range[2] >= end) : undefined
    return opening?.[0] ?? end
  }
}

/** The place of an offset in a text that has not been parsed. */
function placeIn(source: SourceText, offset: number): SiteProblem['place'] {
  const { line, column } = lineAt(source.yaml, offset)
  return placeAt(source, line, column)
}

const sentence = (message: string) => `${message.trim().replace(/\.$/, '')}.`
