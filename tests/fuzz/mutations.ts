import * as fc from 'fast-check'

/** Files of a content folder, by path. */
export type Files = ReadonlyMap<string, Buffer>

/**
 * A random change of content. It is plain data, so that failures can be printed and repeated. Numbers are taken modulo the
 * number of what they select.
 */
export type Mutation = { kind: keyof typeof accidents; file: number; at: number; other: number; text: string }

/** Values of every YAML type, and invalid ones. */
const VALUES = [
  '7',
  '-0.5',
  '.nan',
  'true',
  'null',
  '~',
  "''",
  '[]',
  '{}',
  '[a, [b, c]]',
  '{ a: b }',
  '2024-02-30',
  '*a',
  '&a b',
  '!!binary AAAA',
  '!a b',
  '"\\u0000"',
  '{fact:nobody}',
  'javascript:alert(1)',
  '|\n  a\n  b',
  '>-',
  '[',
  '"',
  "'",
  '@a',
  '? a',
]

/** Pieces of MDX, valid and invalid ones. */
const SNIPPETS = [
  '{1 + 1}',
  '{',
  '}',
  '<script>alert(1)</script>',
  '<Callout>',
  '</Callout>',
  '<Callout tone="note">\n\nA text.\n\n</Callout>',
  '<div onClick="a">b</div>',
  '<',
  '<!-- a -->',
  '[a](javascript:b)',
  '[a](/nothing#b)',
  '[a]: data:a',
  '![a](b)',
  'import a from "b"',
  'export default 1',
  '```',
  '~~~js\n',
  '---',
  '# A',
  '###### A',
  '| a | b |\n| - | - |\n| c |',
  '> > > > - a',
  '&#0;',
  '<Fact name="nobody" />',
  '<Stats items="a" facts="b" />',
  '***',
  '\\',
]

const NAMES = [
  'A B.yaml',
  'a.yml',
  '404.mdx',
  '.hidden',
  'a.b.yaml',
  `${'a'.repeat(70)}.yaml`,
  'ä.mdx',
  'index.yaml',
  'a.txt',
  'constructor.yaml',
]

const pick = <Item>(items: readonly Item[], index: number, otherwise: Item): Item => items[index % Math.max(1, items.length)] ?? otherwise

/** Changes of the text of one file. Those that change several files are below. */
const textAccidents = {
  'delete a line': onLines((lines, { at }) => lines.toSpliced(at % lines.length, 1)),
  'double a line': onLines((lines, { at }) => lines.toSpliced(at % lines.length, 0, pick(lines, at, ''))),
  'swap two lines': onLines((lines, { at, other }) =>
    lines.with(at % lines.length, pick(lines, other, '')).with(other % lines.length, pick(lines, at, '')),
  ),
  'indent a line': onLines((lines, { at, other }) =>
    lines.with(at % lines.length, `${pick([' ', '  ', '\t', '      '], other, '')}${pick(lines, at, '')}`),
  ),
  'unindent a line': onLines((lines, { at }) => lines.with(at % lines.length, pick(lines, at, '').replace(/^ {1,2}/, ''))),
  'replace a value': onKey((line, { other }) => line.replace(/:( .*)?$/, `: ${pick(VALUES, other, '')}`)),
  'rename a key': onKey((line, { text }) => line.replace(/[\w-]+:/, `${text.replace(/\s/g, '')}:`)),
  'drop the last letter of a key': onKey((line) => line.replace(/\w:/, ':')),
  'insert characters': (text: string, { at, text: inserted }: Mutation) => spliced(text, at, inserted),
  'insert a snippet': (text: string, { at, other }: Mutation) => spliced(text, at, pick(SNIPPETS, other, '')),
  'insert a snippet on its own lines': onLines((lines, { at, other }) =>
    lines.toSpliced(at % lines.length, 0, '', pick(SNIPPETS, other, ''), ''),
  ),
  'cut the rest': (text: string, { at }: Mutation) => text.slice(0, at % (text.length + 1)),
  'remove the front matter': (text: string) => text.replace(/^---\n.*?\n---\n/s, ''),
  'break the lines as elsewhere': (text: string) => text.replaceAll('\n', '\r\n'),
} as const

type Accident = (files: Files, mutation: Mutation) => Files

const accidents = {
  ...(Object.fromEntries(Object.entries(textAccidents).map(([kind, change]) => [kind, onText(change)])) as Record<
    keyof typeof textAccidents,
    Accident
  >),
  'flip a bit': onFile((bytes, { at, other }) => {
    const flipped = Buffer.from(bytes)
    const index = at % Math.max(1, bytes.length)
    flipped[index] = (flipped[index] ?? 0) ^ (1 << (other % 8))
    return flipped
  }),
  'move a line to another file': (files, mutation) => {
    const [from, to] = [nameOf(files, mutation.file), nameOf(files, mutation.other)]
    const lines = (files.get(from)?.toString('utf8') ?? '').split('\n')
    const moved = pick(lines, mutation.at, '')
    const target = (files.get(to)?.toString('utf8') ?? '').split('\n')
    const without = new Map(files).set(from, Buffer.from(lines.toSpliced(mutation.at % lines.length, 1).join('\n')))
    return without.set(to, Buffer.from(target.toSpliced(mutation.at % target.length, 0, moved).join('\n')))
  },
  'delete a file': (files, { file }) => without(files, nameOf(files, file)),
  'rename a file': (files, { file, other }) => {
    const name = nameOf(files, file)
    return without(files, name).set(name.replace(/[^/]+$/, pick(NAMES, other, '')), files.get(name) ?? Buffer.alloc(0))
  },
  'copy a file over another': (files, { file, other }) =>
    new Map(files).set(nameOf(files, other), files.get(nameOf(files, file)) ?? Buffer.alloc(0)),
  'add a file': (files, { file, other, text }) =>
    new Map(files).set(nameOf(files, file).replace(/[^/]+$/, pick(NAMES, other, '')), Buffer.from(text)),
} as const satisfies Record<string, Accident>

/** Applies mutations to content. */
export const mutated = (files: Files, mutations: readonly Mutation[]): Files =>
  mutations.reduce<Files>((now, mutation) => (now.size === 0 ? now : accidents[mutation.kind](now, mutation)), files)

/** Text with problematic characters: control characters, surrogates, direction marks, syntax of YAML and MDX, and any others. */
const brokenText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\0',
      '\u0007',
      '\u001b',
      '\u0085',
      '\u00a0',
      '\u200b',
      '\u2028',
      '\u202e',
      '\u2066',
      '\ufeff',
      '\ufffe',
      '\t',
      '\n',
      '\r',
    ),
    fc.constantFrom(...'{}[]<>:#&*!|>%@`"\'-?,~\\/=$_'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  minLength: 1,
  maxLength: 12,
})

const index = fc.nat({ max: 1_000_000 })

/** One to three mutations. */
export const mutations = fc.array(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(accidents) as Mutation['kind'][])),
    file: index,
    at: index,
    other: index,
    text: brokenText,
  }),
  { minLength: 1, maxLength: 3 },
)

const nameOf = (files: Files, index: number) => pick([...files.keys()], index, '')

function without(files: Files, name: string): Map<string, Buffer> {
  const left = new Map(files)
  left.delete(name)
  return left
}

function onFile(change: (bytes: Buffer, mutation: Mutation) => Buffer): Accident {
  return (files, mutation) => {
    const name = nameOf(files, mutation.file)
    return new Map(files).set(name, change(files.get(name) ?? Buffer.alloc(0), mutation))
  }
}

type TextChange = (text: string, mutation: Mutation) => string

function onText(change: TextChange): Accident {
  return onFile((bytes, mutation) => Buffer.from(change(bytes.toString('utf8'), mutation)))
}

function onLines(change: (lines: string[], mutation: Mutation) => string[]): TextChange {
  return (text, mutation) => change(text.split('\n'), mutation).join('\n')
}

/** Makes a change of a line with a key. */
function onKey(change: (line: string, mutation: Mutation) => string): TextChange {
  return onLines((lines, mutation) => {
    const keys = [...lines.keys()].filter((number) => /^[\s-]*[\w-]+:(?: |$)/.test(lines[number] ?? ''))
    const number = pick(keys, mutation.at, 0)
    return lines.with(number, change(lines[number] ?? '', mutation))
  })
}

function spliced(text: string, at: number, inserted: string): string {
  const cut = at % (text.length + 1)
  return text.slice(0, cut) + inserted + text.slice(cut)
}
