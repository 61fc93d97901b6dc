import { type ESTree, parseSync, Visitor } from 'vite'

/** A source file: its path from the root of the project, and its text. */
export type SourceFile = { path: string; text: string }

/** One `import … from`, `export … from`, `import(…)` or `import.meta.glob(…)`. */
export type ImportOf = { specifier: string; kind: 'value' | 'type' | 'dynamic' | 'glob' }

/** What the rules ask of a file. */
export type Source = {
  path: string
  imports: readonly ImportOf[]
  /** It does nothing but export what other files have. */
  passesOn: boolean
  hasDefaultExport: boolean
  /** Types `any`, in code and in comments that give types. */
  anyTypes: number
  comments: readonly string[]
  /** Uses of `console` and `process.env`. */
  surroundings: readonly string[]
  /** Words of markup that stand in the code itself. */
  words: readonly string[]
}

/** Attributes that a visitor reads or hears. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'])

const ANY_IN_COMMENT = /@(?:param|returns?|type|typedef)\s*\{[^}]*\bany\b[^}]*\}/g

/** Reads a file of TypeScript or JavaScript. */
export function sourceOf({ path, text }: SourceFile): Source {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const imports: ImportOf[] = []
  const surroundings: string[] = []
  const words: string[] = []
  let anyTypes = 0
  const add = (specifier: string, kind: ImportOf['kind']) => void imports.push({ specifier, kind })
  const say = (texts: Iterable<string>) => void words.push(...[...texts].filter((said) => /\p{L}/u.test(said)).map((said) => said.trim()))
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source.value, importKind === 'type' ? 'type' : 'value'),
    ExportNamedDeclaration: ({ source, exportKind }) => void (source && add(source.value, exportKind)),
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, exportKind),
    ImportExpression: ({ source }) => void (source.type === 'Literal' && add(String(source.value), 'dynamic')),
    TSImportType: ({ source }) => add(source.value, 'type'),
    CallExpression: (node) => globsOf(node).forEach((pattern) => add(pattern, 'glob')),
    TSAnyKeyword: () => void anyTypes++,
    MemberExpression: ({ object, property }) => {
      if (object.type !== 'Identifier' || (object.name !== 'console' && object.name !== 'process')) return
      const name = 'name' in property ? property.name : 'value' in property ? String(property.value) : ''
      if (object.name === 'console' || name === 'env') surroundings.push(`${object.name}.${name}`)
    },
    JSXText: ({ value }) => say([value]),
    JSXElement: ({ children }) => children.forEach((child) => child.type === 'JSXExpressionContainer' && say(saidBy(child.expression))),
    JSXFragment: ({ children }) => children.forEach((child) => child.type === 'JSXExpressionContainer' && say(saidBy(child.expression))),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !SPOKEN.has(name.name) || !value) return
      say(saidBy(value.type === 'JSXExpressionContainer' ? value.expression : value))
    },
  }).visit(program)
  const notes = comments.map(({ value }) => value)
  return {
    path,
    imports,
    passesOn: program.body.length > 0 && program.body.every(isPassedOn),
    hasDefaultExport: program.body.some(isDefaultExport),
    anyTypes: anyTypes + notes.reduce((sum, note) => sum + (note.match(ANY_IN_COMMENT)?.length ?? 0), 0),
    comments: notes,
    surroundings,
    words,
  }
}

/** Texts that an expression can come to, as far as they stand in it. */
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

const isPassedOn = (node: ESTree.Node) =>
  node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null)

const isDefaultExport = (node: ESTree.Node) =>
  node.type === 'ExportDefaultDeclaration' ||
  (node.type === 'ExportNamedDeclaration' &&
    node.specifiers.some(({ exported }) => exported.type === 'Identifier' && exported.name === 'default'))
