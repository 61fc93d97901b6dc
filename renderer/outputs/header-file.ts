import type { Output } from '../emit'
import { HEADERS_FILE, headersFile } from '../hosts/rule-files'
import { HEADER_RULES, PREVIEW_RULES } from '../hosts/rules'
import { keyOf } from '../key'

/** The rules for headers, for hosts that read `_headers` and for all others, whose settings are made from it. */
export const headers: Output = {
  name: 'headers',
  *emit({ graph, codeKey, placement: { base } }) {
    const rules = graph.held === 'published' ? HEADER_RULES : PREVIEW_RULES
    yield { path: HEADERS_FILE, key: keyOf(codeKey, rules), contents: () => headersFile(rules, base) }
  },
}
