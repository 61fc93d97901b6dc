import { createRequire } from 'node:module'
import { once } from '../../lib/once'

/**
 * Loads Shiki with the first code that has a language, which most commands and threads never see. Its modules are ESM, which Node can
 * require, so that rendering stays synchronous.
 */
const load = createRequire(import.meta.url)

type Core = typeof import('shiki/core')
type Engine = typeof import('shiki/engine/javascript')
type Languages = typeof import('shiki/langs')
type LanguageModule = typeof import('shiki/langs/typescript.mjs')

/** The kinds of tokens that are highlighted in code; all else is plain. */
export const CODE_KINDS = ['comment', 'constant', 'function', 'keyword', 'string'] as const
export type CodeKind = (typeof CODE_KINDS)[number]

/** A part of a line of code. */
export type CodeToken = { text: string; kind?: CodeKind }

/** Names for code without highlighting. */
const PLAIN: ReadonlySet<string> = new Set(['text', 'txt', 'plaintext', 'plain'])

const languages = once(() => (load('shiki/langs') as Languages).bundledLanguagesInfo)
const ids = once(() => new Map(languages().flatMap(({ id, aliases = [] }) => [id, ...aliases].map((name) => [name, id] as const))))

/** Whether a language of this name is known. */
export const isCodeLanguage = (name: string): boolean => PLAIN.has(name) || ids().has(name)

/** The names of all languages. */
export const codeLanguages = (): readonly string[] => [...PLAIN, ...ids().keys()]

const THEME = 'kinds'

/** No time limit, with which output would depend on the load of the machine; a longer line, such as of minified code, is plain. */
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
 * The tokens of each line of code. Code without a language, or in an unknown one, is plain: a line is one token, an empty line has none.
 */
export function codeLines(code: string, language = 'text'): readonly (readonly CodeToken[])[] {
  const id = ids().get(language)
  if (id === undefined) return code.split('\n').map((text) => (text === '' ? [] : [{ text }]))
  const shiki = highlighter()
  if (!shiki.getLoadedLanguages().includes(id)) shiki.loadLanguageSync((load(`shiki/langs/${id}.mjs`) as LanguageModule).default)
  return shiki.codeToTokensBase(code, { lang: id, theme: THEME, ...LIMITS }).map((line) => line.reduce<CodeToken[]>(joined, []))
}

/** Adds a token to a line, merged with the one before it if both have the same kind, or if it is white space. */
function joined(line: CodeToken[], { content, color }: { content: string; color?: string }): CodeToken[] {
  const kind = kindOf(color)
  const last = line.at(-1)
  if (last && (last.kind === kind || content.trim() === '')) last.text += content
  else line.push({ text: content, ...(kind && { kind }) })
  return line
}
