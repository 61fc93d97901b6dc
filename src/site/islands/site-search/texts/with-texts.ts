import { FEW } from '../rank'
import type { SearchAnswer, SearchRequest } from '../search'
import type { TextSearch } from './search-texts'

/**
 * Adds a group of texts to an answer, after exact matches; close matches before exact ones stay there. Texts with all words of the query
 * replace close matches. Texts with only some of its words are added only if nothing else matches; where entries do, a text needs all words
 * in one sentence, and as a phrase where that is the name of an entry. No entry is listed twice.
 */
export async function withTexts(answer: SearchAnswer, request: SearchRequest, search: TextSearch): Promise<SearchAnswer> {
  const exact = answer.groups.filter(({ name }) => name !== 'close')
  const found = exact.reduce((sum, group) => sum + group.found, 0)
  const needs = answer.isNamed ? 'phrase' : found > 0 ? 'all' : undefined
  const whole = await search({ ...request, needs, known: new Set(answer.exact) })
  if (whole?.isWhole) return { ...answer, found: found + whole.group.found, groups: [...exact, whole.group] }
  if (!whole || found >= FEW) return answer
  const close = answer.groups.filter(({ name }) => name === 'close')
  const some = await search({ ...request, known: new Set([...answer.exact, ...addressesOf(close)]) })
  if (!some) return answer
  const areFirst = exact.length > 0 && answer.groups[0]?.name === 'close'
  const groups = areFirst ? [...answer.groups, some.group] : [...exact, some.group, ...close]
  return { ...answer, found: answer.found + some.group.found, groups }
}

const addressesOf = (groups: SearchAnswer['groups']) => groups.flatMap(({ hits }) => hits.map(({ address }) => address))
