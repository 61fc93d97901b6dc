import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import { XML_HEAD, xmlElement, xmlEmpty } from '../../engine/lib/xml'
import type { Graph } from '../graph/graph'
import { OPEN_SEARCH } from '../routes/files'
import { patterns } from '../routes/patterns'
import { QUERY_PARAMETER } from '../routes/query-parameter'

/** Maximum length of the name of a search in OpenSearch 1.1. */
const LONGEST_NAME = 16

/** `opensearch.xml`: describes the search page to browsers that support site searches (OpenSearch 1.1). */
export const openSearch: Output<Graph> = {
  name: 'open-search',
  codeKey: import.meta.codeKey,
  *emit({ graph, codeKey }) {
    const { name, origin, language } = graph.site.identity
    const { lede } = graph.pages.search
    const data = { name: [...name].slice(0, LONGEST_NAME).join('').trim(), lede, origin, language }
    yield { path: OPEN_SEARCH.slice(1), key: keyOf(codeKey, data), contents: () => document(data) }
  },
}

const document = ({ name, lede, origin, language }: { name: string; lede: string; origin: string; language: string }) =>
  [
    XML_HEAD,
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    xmlElement('ShortName', name),
    xmlElement('Description', lede),
    xmlEmpty('Url', { type: 'text/html', template: `${origin}${patterns.search}?${QUERY_PARAMETER}={searchTerms}` }),
    xmlEmpty('Url', { type: 'application/opensearchdescription+xml', rel: 'self', template: origin + OPEN_SEARCH }),
    xmlElement('Image', `${origin}/favicon.ico`, { width: '32', height: '32', type: 'image/x-icon' }),
    xmlElement('Language', language),
    xmlElement('InputEncoding', 'UTF-8'),
    '</OpenSearchDescription>\n',
  ].join('\n')
