import { type ESTree, parseSync, Visitor } from 'vite'

/** A source file: its path from the root of the project, and its text. */
export type SourceFile = { path: string; text: string }

/** An import: `import … from`, `export … from`, `import(…)` or `import.meta.glob(…)`. */
export type ImportOf = { specifier: string; kind: 'value' | 'type' | 'dynamic' | 'glob' }

/** What the rules need to know of a file. Of a style sheet that is only its length. */
export type Source = {
  path: string
  text: string
  isCode: boolean
  lines: number
  imports: readonly ImportOf[]
  /** Whether it only exports what other files define. */
  passesOn: boolean
  hasDefaultExport: boolean
  /** Number of `any` types, in code and in type comments. */
  anyTypes: number
  comments: readonly string[]
  /** Uses of `console` and `process.env`. */
  surroundings: readonly string[]
  /** Texts for visitors that are written in the markup of the code. */
  words: readonly string[]
}

/** Attributes whose values are read or heard by visitors. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'])

const ANY_IN_COMMENT = /@(?:param|returns?|type|typedef)\s*\{[^}]*\bany\b[^}]*\}/g

/** Parses a file for the rules. */
export function sourceOf({ path, text }: SourceFile): Source {
  const isCode = /\.(?:ts|tsx|mjs)$/.test(path)
  const { program, comments, errors } = parseSync(isCode ? path : 'nothing.ts', isCode ? text : '')
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const notes = comments.map(({ value }) => value)
  const found = foundIn(program)
  return {
    path,
    text,
    isCode,
    lines: text.replace(/\n$/, '').split('\n').length,
    ...found,
    passesOn: program.body.some(isExport) && program.body.every(isPassedOn),
    hasDefaultExport: program.body.some(isDefaultExport),
    anyTypes: found.anyTypes + notes.reduce((sum, note) => sum + (note.match(ANY_IN_COMMENT)?.length ?? 0), 0),
    comments: notes,
  }
}

/** Collects everything in one walk over the syntax tree. */
function foundIn(program: ESTree.Program) {
  const imports: ImportOf[] = []
  const surroundings: string[] = []
  const words: string[] = []
  let anyTypes = 0
  const add = (specifier: string, kind: ImportOf['kind'] = 'value') => void imports.push({ specifier, kind })
  const say = (texts: Iterable<string>) => {
    for (const said of texts) if (/\p{L}/u.test(said)) words.push(said.trim())
  }
  const sayChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const child of children) if (child.type === 'JSXExpressionContainer') say(saidBy(child.expression))
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source.value, importKind),
    ExportNamedDeclaration: ({ source, exportKind }) => void (source && add(source.value, exportKind)),
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, exportKind),
    ImportExpression: ({ source }) => void (source.type === 'Literal' && add(String(source.value), 'dynamic')),
    TSImportType: ({ source }) => add(source.value, 'type'),
    CallExpression: (node) => {
      for (const pattern of globsOf(node)) add(pattern, 'glob')
    },
    TSAnyKeyword: () => void anyTypes++,
    MemberExpression: (node) => void surroundings.push(...surroundingsOf(node)),
    JSXText: ({ value }) => say([value]),
    JSXElement: sayChildren,
    JSXFragment: sayChildren,
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !SPOKEN.has(name.name) || !value) return
      say(saidBy(value.type === 'JSXExpressionContainer' ? value.expression : value))
    },
  }).visit(program)
  return { imports, surroundings, words, anyTypes }
}

function surroundingsOf({ object, property }: ESTree.MemberExpression): string[] {
  const name = property.type === 'Identifier' ? property.name : property.type === 'Literal' ? String(property.value) : ''
  if (object.type !== 'Identifier' || (object.name !== 'console' && !(object.name === 'process' && name === 'env'))) return []
  return [`${object.name}.${name}`]
}

/** String values that an expression can have, as far as they are written in it. */
function* saidBy(node: ESTree.Node): Generator<string> {
  if (node.type === 'Literal' && typeof node.value === 'string') yield node.value
  if (node.type === 'TemplateLiteral') for (const { value } of node.quasis) yield value.raw
  if (node.type === 'ConditionalExpression') for (const branch of [node.consequent, node.alternate]) yield* saidBy(branch)
  if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') for (const side of [node.left, node.right]) yield* saidBy(side)
}

function globsOf({ callee, arguments: [first] }: ESTree.CallExpression): string[] {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty' || !first) return []
  return (first.type === 'ArrayExpression' ? first.elements : [first]).flatMap((item) =>
    item?.type === 'Literal' ? [String(item.value)] : [],
  )
}

const isExport = (node: ESTree.Node) => node.type === 'ExportAllDeclaration' || node.type === 'ExportNamedDeclaration'

const isPassedOn = (node: ESTree.Node) =>
  node.type === 'ImportDeclaration' || (isExport(node) && !('declaration' in node && node.declaration))

const isDefaultExport = (node: ESTree.Node) =>
  node.type === 'ExportDefaultDeclaration' ||
  (node.type === 'ExportNamedDeclaration' &&
    node.specifiers.some(({ exported }) => exported.type === 'Identifier' && exported.name === 'default'))
