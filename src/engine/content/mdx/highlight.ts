import { createRequire } from 'node:module'
import { once } from '../../lib/once'

/**
 * Shiki, loaded with the first code that has a language: most commands and threads meet none. Its modules are ESM, which Node can require,
 * so that pages are still rendered without waiting.
 */
const load = createRequire(import.meta.url)

type Core = typeof import('shiki/core')
type Engine = typeof import('shiki/engine/javascript')
type Languages = typeof import('shiki/langs')
type LanguageModule = typeof import('shiki/langs/typescript.mjs')

/** The kinds of parts that are told apart in code; all else is plain. */
export const CODE_KINDS = ['comment', 'constant', 'function', 'keyword', 'string'] as const
export type CodeKind = (typeof CODE_KINDS)[number]

/** A part of a line of code. */
export type CodeToken = { text: string; kind?: CodeKind }

/** The languages of code that has no parts to tell apart. */
const PLAIN: ReadonlySet<string> = new Set(['text', 'txt', 'plaintext', 'plain'])

const languages = once(() => (load('shiki/langs') as Languages).bundledLanguagesInfo)
const ids = once(() => new Map(languages().flatMap(({ id, aliases = [] }) => [id, ...aliases].map((name) => [name, id] as const))))

/** Whether code can be in a language of this name. */
export const isCodeLanguage = (name: string): boolean => PLAIN.has(name) || ids().has(name)

/** The names of all languages. */
export const codeLanguages = (): readonly string[] => [...PLAIN, ...ids().keys()]

const THEME = 'kinds'

/** No limit of time, which would give a busy machine other pages; a line that is longer than this, such as packed code, is plain. */
const LIMITS = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 1_000 }

const highlighter = once(() => {
  const { createHighlighterCoreSync, createCssVariablesTheme } = load('shiki/core') as Core
  const { createJavaScriptRegexEngine } = load('shiki/engine/javascript') as Engine
  const theme = createCssVariablesTheme({ name: THEME, variablePrefix: '', fontStyle: false })
  return createHighlighterCoreSync({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine({ forgiving: true }) })
})

/** The kind for each color of the theme, which names what it colors. */
const kindOf = (color = ''): CodeKind | undefined => {
  const [, name = ''] = /^var\(token-([a-z]+)/.exec(color) ?? []
  return CODE_KINDS.find((kind) => kind === name)
}

/**
 * The lines of code, each as its parts. Code without a language, or in one that is not known, is plain: a line is one part, and an empty
 * one has none.
 */
export function codeLines(code: string, language = 'text'): readonly (readonly CodeToken[])[] {
  const id = ids().get(language)
  if (id === undefined) return code.split('\n').map((text) => (text === '' ? [] : [{ text }]))
  const shiki = highlighter()
  if (!shiki.getLoadedLanguages().includes(id)) shiki.loadLanguageSync((load(`shiki/langs/${id}.mjs`) as LanguageModule).default)
  return shiki.codeToTokensBase(code, { lang: id, theme: THEME, ...LIMITS }).map((line) => line.reduce<CodeToken[]>(joined, []))
}

/** Adds a token to a line: to the part before it if they are of a kind. */
function joined(line: CodeToken[], { content, color }: { content: string; color?: string }): CodeToken[] {
  const kind = kindOf(color)
  const last = line.at(-1)
  if (last && (last.kind === kind || content.trim() === '')) last.text += content
  else line.push({ text: content, ...(kind && { kind }) })
  return line
}
