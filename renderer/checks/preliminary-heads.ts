import { factsOf, fillFacts } from '../../src/engine/content/link/facts'
import { withSiteName } from '../../src/engine/content/link/site-name'
import { toLint } from '../../src/engine/content/lint/lint'
import { searchResultOf } from '../../src/engine/content/lint/search-result'
import { type Entries, parsedFiles } from '../../src/engine/content/parse/entries'
import { declaredFacts, validIdentity } from '../../src/engine/content/parse/readable-files'
import { placeOfField, type Source } from '../../src/engine/content/parse/source'
import type { TextField } from '../../src/engine/content/parse/text-fields'
import { problem, type SiteProblem } from '../../src/engine/problems/problem'

/** A title or a description of a page, where it is written. */
type Claim = { source: Source; field: TextField }

/**
 * Finds titles and descriptions that two pages have in common. It is used while other errors keep pages from being planned, so it looks
 * only at files that are on the site on every day.
 */
export function preliminaryHeadProblems(entries: Entries): SiteProblem[] {
  const declared = declaredFacts(entries)
  if (!declared) return []
  const facts = factsOf(declared)
  const siteName = validIdentity(entries).name
  const found = [...parsedFiles(entries), ...entries.invalid]
    .filter(({ editorial: { draft, publishAt, expireAt } }) => !draft && publishAt === undefined && expireAt === undefined)
    .flatMap((file) => {
      const result = searchResultOf(toLint(file, entries.model.collections))
      return result ? [{ source: file.source, ...result }] : []
    })
  const claims = (name: 'title' | 'description') => found.map(({ source, [name]: field }): Claim => ({ source, field }))
  const textOf = ({ field: { value } }: Claim) => fillFacts(siteName === undefined ? value : withSiteName(value, siteName), facts)
  const placeOf = ({ source, field }: Claim) => placeOfField(source, field.path)
  const placesOf = (claim: Claim, first: Claim) => ({ ...placeOf(claim), other: placeOf(first) })
  return [
    ...secondClaims(claims('title'), textOf).map(([claim, first]) =>
      problem('page/title', placesOf(claim, first), textOf(claim), first.source.file),
    ),
    ...secondClaims(claims('description'), textOf).map(([claim, first]) =>
      problem('page/description', placesOf(claim, first), first.source.file),
    ),
  ]
}

/** Each claim on a text that an earlier one has already, with that earlier one. */
function secondClaims(claims: readonly Claim[], textOf: (claim: Claim) => string): (readonly [claim: Claim, first: Claim])[] {
  const taken = new Map<string, Claim>()
  return claims.flatMap((claim) => {
    const first = taken.get(textOf(claim))
    if (first === undefined) taken.set(textOf(claim), claim)
    return first === undefined ? [] : [[claim, first] as const]
  })
}
