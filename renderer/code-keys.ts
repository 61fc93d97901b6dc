import { ROOT } from '../src/engine/routes/base.mjs'
import type { HasCodeKey } from './define/code-key'
import type { Site } from './define/site'
import type { Output, OutputContext } from './emit'
import { keyOf } from './key'

/** Hashes of the code of a site. Plain data. */
export type CodeKeys = {
  /** Of all code, for parts without a `codeKey`. */
  all: string
  /** Of the engine, the content model and all other code, except what only parts with a `codeKey` import. */
  shared: string
}

/** The hashes of the code of a site. `all` is that of all code. */
export const codeKeysOf = (
  { codeKey, model: { fixedPages, foldersWithoutPages } }: Pick<Site, 'codeKey' | 'model'>,
  all: string,
): CodeKeys => ({
  all,
  // The model derives these from pages and outputs, which the hash of the site may not cover.
  shared: codeKey === undefined ? all : keyOf(codeKey, [...fixedPages.keys()], foldersWithoutPages),
})

/** The hashes for a site below a base path, where files have other bytes. */
export const codeKeysBelow = (base: string, code: CodeKeys): CodeKeys =>
  base === ROOT ? code : { all: keyOf(code.all, base), shared: keyOf(code.shared, base) }

/** Hash of all code that a part of a site depends on. */
export const keyOfPart = ({ all, shared }: CodeKeys, { codeKey }: HasCodeKey): string =>
  codeKey === undefined ? all : keyOf(shared, codeKey)

/** An output whose `emit` gets the hash of its own code as `codeKey`. */
export const withCodeKey = (output: Output, code: CodeKeys): Output => {
  const codeKey = keyOfPart(code, output)
  const own = (site: OutputContext): OutputContext => ({ ...site, codeKey })
  return { ...output, emit: (site) => output.emit(own(site)) }
}
