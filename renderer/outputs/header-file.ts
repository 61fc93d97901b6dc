import type { Output } from '../emit'
import { HEADERS_FILE, headersFile } from '../hosts/rule-files'
import { HEADER_RULES, PREVIEW_RULES, withFresh } from '../hosts/rules'
import { keyOf } from '../key'

/**
 * The rules for headers, for hosts that read `_headers` and for all others, whose settings are made from it. `outputs` are those of the
 * site, which say for how long their files may be used.
 */
export const headersBy = (outputs: readonly Pick<Output, 'folders' | 'freshFor'>[]): Output => ({
  name: 'headers',
  *emit({ graph, codeKey, placement: { base } }) {
    const rules = withFresh(graph.scope === 'published' ? HEADER_RULES : PREVIEW_RULES, outputs)
    yield { path: HEADERS_FILE, key: keyOf(codeKey, rules), contents: () => headersFile(rules, base) }
  },
})
