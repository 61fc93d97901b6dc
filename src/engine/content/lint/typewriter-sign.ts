import { problem } from '../../problems/problem'
import type { LintRule } from './rule'

/** A few words between straight quotation marks, so that inches and minutes of a degree are none. */
const QUOTED = /(?<![\p{L}\p{N}])"(?=\S)([^"]{0,200}[^\s"])"(?![\p{L}\p{N}])/gu
/** Two hyphens between words, but no option of a command. */
const HYPHENS = /(?<=[\p{L}\p{N}.,;:)”’])(?: -- |--)(?=[\p{L}\p{N}(“‘])/gu

/** The quoted words that are shown, at most. */
const SHOWN = 24

/** Finds quotation marks and dashes that are written with the signs of a typewriter. */
export const typewriterSign: LintRule = ({ prose }) =>
  prose.flatMap(({ text, placeOf }) => [
    ...(text.includes('"') ? [...text.matchAll(QUOTED)] : []).map(({ 1: words = '', index }) => {
      const start = words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words
      return problem('editorial/typewriter-sign', placeOf(index), `"${start}"`, `“${start}”`)
    }),
    ...(text.includes('--') ? [...text.matchAll(HYPHENS)] : []).map(({ 0: hyphens, index }) =>
      problem('editorial/typewriter-sign', placeOf(index + hyphens.indexOf('-')), '--', '–'),
    ),
  ])
