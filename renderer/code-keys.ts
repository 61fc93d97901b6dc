import { ROOT } from '../src/engine/routes/base.mjs'
import type { Coded } from './define/code-key'
import type { Site } from './define/site'
import type { Output, SiteOutput } from './emit'
import { keyOf } from './key'

/** The keys of the code of a site. Plain data. */
export type CodeKeys = {
  /** That of all code, for parts that do not say what they are made of. */
  all: string
  /** That of the engine, the model of content and all else that no part with a key of its own has to itself. */
  shared: string
}

/** The keys of the code of a site, by that of all code. */
export const codeKeysOf = (
  { codeKey, model: { fixedPages, foldersWithoutPages } }: Pick<Site, 'codeKey' | 'model'>,
  all: string,
): CodeKeys => ({
  all,
  // The model has these from pages and outputs.
  shared: codeKey === undefined ? all : keyOf(codeKey, [...fixedPages.keys()], foldersWithoutPages),
})

/** The keys for files below another base path, which are other files. */
export const codeKeysBelow = (base: string, code: CodeKeys): CodeKeys =>
  base === ROOT ? code : { all: keyOf(code.all, base), shared: keyOf(code.shared, base) }

/** The key of all code that a part of a site depends on. */
export const keyOfPart = ({ all, shared }: CodeKeys, { codeKey }: Coded): string => (codeKey === undefined ? all : keyOf(shared, codeKey))

/** An output which gets the key of its own code. */
export const withCodeKey = (output: Output, code: CodeKeys): Output => {
  const codeKey = keyOfPart(code, output)
  const own = (site: SiteOutput): SiteOutput => ({ ...site, codeKey })
  return { ...output, emit: (site) => output.emit(own(site)) }
}
