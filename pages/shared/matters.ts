import type { SiteWords } from '../../src/site/graph/words'
import { matterScript } from '../../src/site/islands/inquiry-form/shown-matter'

type Matters = SiteWords['contact']['matters']

/** One text of each matter, by its name. */
export const textsOf = (matters: Matters, text: 'title' | 'lede' | 'promise'): Record<string, string> =>
  Object.fromEntries(Object.entries(matters).map(([name, matter]) => [name, matter[text]]))

/** The script that shows the texts of the topic in the address. It stands after them. */
export const scriptOf = (matters: Matters): string =>
  matterScript(Object.fromEntries(Object.entries(matters).flatMap(([name, { topics }]) => topics.map((topic) => [topic, name]))))
