import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'
import { INSIGHT_COLLECTIONS } from '../graph/hub'
import { lastChange, textsOf } from '../graph/texts'

/** `humans.txt`: the authors of texts on the site, how to reach them, and when the site last changed (humanstxt.org). */
export const humans: Output<Graph> = {
  name: 'humans',
  codeKey: import.meta.codeKey,
  *emit({ graph, codeKey }) {
    const { identity, strings } = graph.site
    const { team, site, updated, language } = strings.files
    const texts = INSIGHT_COLLECTIONS.flatMap((name) => textsOf(graph, name))
    const authors = new Set(texts.flatMap(({ text }) => text.author?.name ?? []))
    const people = graph.people.values().filter(({ name, team }) => authors.has(name) && !team)
    const last = lastChange(texts)
    const text = [
      `/* ${team.toUpperCase()} */`,
      ...people.map(({ name, title }) => `${name}, ${title}`),
      identity.email,
      identity.address,
      '',
      `/* ${site.toUpperCase()} */`,
      identity.origin,
      ...(last === undefined ? [] : [`${updated} ${last.replaceAll('-', '/')}`]),
      `${language} ${identity.language}`,
      '',
    ].join('\n')
    yield { path: 'humans.txt', key: keyOf(codeKey, text), contents: () => text }
  },
}
