import * as fc from 'fast-check'
import { pictureBytes } from '../support/pictures'
import type { Situation } from './situation'

/**
 * An edit of content. It is plain data, so that failures can be printed and repeated. Numbers are taken modulo the number of
 * what they select.
 */
export type Edit = { kind: keyof typeof changes; file: number; line: number; word: string }

type Change = (situation: Situation, edit: Edit) => Situation

const pick = <Item>(items: readonly Item[], index: number) => items[index % Math.max(1, items.length)]

/** A change of the text of one file, out of those whose path matches and that it changes. */
const onText =
  (path: RegExp, change: (text: string, edit: Edit) => string): Change =>
  (situation, edit) => {
    const texts = [...situation.files].filter((entry): entry is [string, string] => path.test(entry[0]) && typeof entry[1] === 'string')
    const changed = texts.map(([file, text]) => [file, change(text, edit), text] as const).filter(([, after, before]) => after !== before)
    const found = pick(changed, edit.file)
    return found ? { ...situation, files: new Map([...situation.files, [found[0], found[1]]]) } : situation
  }

/** A change of one of the matching lines. */
const onLine = (path: RegExp, line: RegExp, change: (line: string, edit: Edit) => string): Change =>
  onText(path, (text, edit) => {
    const lines = text.split('\n')
    const places = lines.flatMap((one, index) => (line.test(one) ? [index] : []))
    const place = pick(places, edit.line)
    return place === undefined ? text : lines.with(place, change(lines[place] ?? '', edit)).join('\n')
  })

/** Adds or removes fields in the head of a file. */
const toggle = (path: RegExp, field: (edit: Edit) => string): Change =>
  onText(path, (text, edit) => {
    const added = `${field(edit)}\n`
    if (text.includes(`\n${added}`) || text.startsWith(added)) return text.replace(added, '')
    const name = /^\w+:/.exec(added)?.[0] ?? ''
    if (new RegExp(`^${name}`, 'm').test(text)) return text
    return text.startsWith('---\n') ? text.replace('---\n', () => `---\n${added}`) : added + text
  })

const ARTICLE = /^(?:blog|newsroom|whitepapers)\/.*\.mdx$/
const ENTRY = /^(?!pages|site|legal)[^/]+\/[^/]+$/
/** A line whose value is plain words. */
const WORDS = /^\s+(?:- )?[a-zA-Z]+: [A-Z][\w ,]+[\w.]$/
const longer = (line: string, { word }: Edit) => (line.endsWith('.') ? `${line.slice(0, -1)} ${word}.` : `${line} ${word}`)

const day = ({ file, line }: Edit) => `202${4 + (file % 2)}-${String(1 + (line % 12)).padStart(2, '0')}-10`

const changes = {
  text: onText(ARTICLE, (text, { word }) => `${text}\n## About ${word}\n\nA text about ${word} and [services](/services).\n`),
  title: onLine(ENTRY, /^title: /, (_, { word }) => `title: About ${word}`),
  tag: onLine(ARTICLE, /^tags:$/, (line, { word }) => `${line}\n  - ${word}`),
  fact: onLine(/^site\/facts\.yaml$/, /value: /, (line, { line: number }) => line.replace(/'.*'/, `'${number}'`)),
  words: onLine(/^site\/strings\.yaml$/, WORDS, longer),
  copy: onLine(/^pages\//, WORDS, longer),
  chat: onLine(/^site\/chat\.yaml$/, WORDS, longer),
  navigation: onLine(/^site\/navigation\.yaml$/, /^ +(?:- )?(?:label|title|name|desc|text): /, longer),
  identity: onLine(/^site\/identity\.yaml$/, /^(?:name|description|copyright|address|hours|sampleNote): \w/, longer),
  region: toggle(/^offices\//, () => 'footer: true'),
  feature: toggle(/^(?:blog|newsroom|whitepapers|case-studies|events)\//, () => 'featured: true'),
  draft: toggle(ENTRY, () => 'draft: true'),
  appears: toggle(ENTRY, (edit) => `publishAt: ${day(edit)}`),
  expires: toggle(ENTRY, (edit) => `expireAt: ${day(edit)}`),
  picture: (situation, edit) => {
    const named = toggle(/^(?:blog|newsroom|whitepapers|case-studies|people)\//, () => `image:\n  src: ${PICTURE}\n  alt: What it shows`)
    const { files, ...rest } = named(situation, edit)
    const used = [...files].filter(([, text]) => typeof text === 'string' && text.includes(PICTURE)).map(([file]) => file)
    const others = [...files].filter(([file]) => !file.endsWith(PICTURE))
    const bytes = pick(pictureFiles, edit.line) ?? new Uint8Array()
    return { ...rest, files: new Map([...others, ...used.map((file) => [file.replace(/[^/]*$/, PICTURE), bytes] as const)]) }
  },
  entry: (situation, { file, word }) => {
    const articles = [...situation.files].filter(([path]) => ARTICLE.test(path))
    const [path = '', text = ''] = pick(articles, file) ?? []
    const copy = String(text)
      .replace(/^title: .*$/m, `title: On ${word}`)
      .replace(/^excerpt: .*$/m, `excerpt: What is to be said on ${word}.`)
    return { ...situation, files: new Map([...situation.files, [path.replace(/[^/]*$/, `${word}.mdx`), copy]]) }
  },
  redirect: onText(/^site\/redirects\.yaml$/, (text, { word, line }) => {
    const [from, to] =
      pick(
        [
          [`/${word}`, '/about'],
          [`/${word}/:slug`, '/blog/:slug'],
          [`/${word}/:slug`, '/services'],
        ],
        line,
      ) ?? []
    return `${text.trimEnd()}\n- from: ${from}\n  to: ${to}\n  reason: It moved.\n`
  }),
  day: (situation, edit) => ({ ...situation, asOf: day(edit) }),
  mail: (situation, { word, line }) => ({ ...situation, mailKey: line % 3 === 0 ? '' : word }),
} as const satisfies Record<string, Change>

const PICTURE = 'made.png'

/** Pictures of a single color. */
const pictureFiles: readonly Uint8Array[] = await Promise.all(
  ['#47796a', '#123456'].map((color) => pictureBytes({ colour: color, format: 'png' })),
)

/** Random edits. */
export const edits: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...Object.keys(changes).filter((kind): kind is Edit['kind'] => kind in changes)),
  file: fc.nat({ max: 997 }),
  line: fc.nat({ max: 997 }),
  word: fc.string({ unit: fc.constantFrom(...'bcdfghklmnprstvwxz'), minLength: 4, maxLength: 8 }),
})

/** Applies edits to a situation. */
export const edited = (situation: Situation, list: readonly Edit[]): Situation =>
  list.reduce((before, edit) => changes[edit.kind](before, edit), situation)
