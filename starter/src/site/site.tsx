import { defineSite } from '#renderer/define/site'
import { collections } from './collections'
import { components } from './components'
import { frame } from './frame'
import { wordsOf } from './graph'
import { parts } from './islands/parts'
import { outputs } from './outputs'
import { pages } from './page-kinds'
import { routes } from './routes/addresses'
import { scaffold } from './scaffold'
import { singletons } from './singletons'
import { theme } from './theme'

/** This site, as passed to the engine. */
export default defineSite({
  collections,
  singletons,
  components,
  pages,
  words: wordsOf,
  frame,
  theme,
  routes,
  outputs,
  settings: () => ({}),
  parts,
  scaffold,
})
