import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'
import { SECURITY } from '../routes/files'

/** `security.txt`: whom to write to about security holes, and until when this is valid (RFC 9116). */
export const security: Output<Graph> = {
  name: 'security',
  codeKey: import.meta.codeKey,
  *emit({ graph, codeKey }) {
    const { security, language, origin } = graph.site.identity
    const text = [
      `Contact: mailto:${security.email}`,
      `Expires: ${security.expires}T00:00:00Z`,
      `Preferred-Languages: ${language}`,
      `Canonical: ${origin}${SECURITY}`,
      '',
    ].join('\n')
    yield { path: SECURITY.slice(1), key: keyOf(codeKey, text), contents: () => text }
  },
}
