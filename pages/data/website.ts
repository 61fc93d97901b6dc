import type { SearchAction, WebSite } from 'schema-dts'
import type { SiteWords } from '../../src/site/graph/words'
import { urlOf } from '../../src/site/routes/addresses'
import { patterns } from '../../src/site/routes/patterns'
import { QUERY_PARAMETER } from '../../src/site/routes/query-parameter'
import type { Node } from './node'
import { companyReference } from './organization'

/** An action with `query-input`, which search engines require and schema-dts lacks. */
type Search = Node<SearchAction> & { 'query-input': string }

/** The website with its search. */
export function website(site: SiteWords): Node<WebSite> {
  const { origin, name, language } = site.identity
  const search: Search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${patterns.search}?${QUERY_PARAMETER}={query}` },
    'query-input': 'required name=query',
  }
  return {
    '@type': 'WebSite',
    name,
    url: origin + urlOf.home(),
    inLanguage: language,
    publisher: { '@id': companyReference(site)['@id'] },
    potentialAction: search,
  }
}
