import { defineSite } from '#renderer/define/site'
import { notes } from './collections/notes'
import { components } from './components'
import { frame } from './frame'
import { wordsOf } from './graph'
import { parts } from './islands/parts'
import { outputs } from './outputs'
import { about } from './pages/about'
import { contact } from './pages/contact'
import { home } from './pages/home'
import { notFound } from './pages/not-found'
import { note } from './pages/note'
import { noteList } from './pages/notes'
import { routes } from './routes/addresses'
import { singletons } from './singletons'
import { theme } from './theme'

/** This site, as the engine gets it. */
export default defineSite({
  collections: { notes },
  singletons,
  components,
  pages: [home, about, noteList, note, contact, notFound],
  words: wordsOf,
  frame,
  theme,
  routes,
  outputs,
  settings: () => ({}),
  parts,
})
