/// <reference types="vite/client" />
import { filesOf, filled, type Insertion, type Scaffold } from '#renderer/define/scaffold'

/** Templates of the files of a new collection, in the folders of the project. Names between double underscores are replaced. */
const templates = import.meta.glob<string>('./scaffold/**/*.txt', { query: '?raw', import: 'default', eager: true })

/** Names that the modules of a new collection use otherwise, so that a collection cannot have them. */
const USED = ['parseNodes', 'choice', 'distinct', 'entry', 'fill', 'label', 'list', 'longDate', 'pages', 'routes', 'singletons', 'text']

/** Insertions into existing tables for a new collection. */
const insertions: readonly Insertion[] = [
  { path: 'src/site/collections/index.ts', sortedAs: 'import', text: "import { __plural__ } from './__folder__'" },
  { path: 'src/site/collections/index.ts', before: '  notes,', text: '  __plural__,' },
  {
    path: 'src/site/routes/addresses.ts',
    before: "  notes: '/notes',",
    text: "  __plural__: '/__folder__',\n  __singular__: '/__folder__/:slug',",
  },
  { path: 'src/site/singletons.ts', before: '    notes: singleton(list),', text: '    __plural__: singleton(list),' },
  { path: 'src/site/page-kinds.ts', sortedAs: 'import', text: "import { __singular__ } from './pages/__entry__'" },
  { path: 'src/site/page-kinds.ts', sortedAs: 'import', text: "import { __singular__List } from './pages/__folder__'" },
  {
    path: 'docs/content.md',
    before: '## Single files',
    text: '### __folder__\n\n<!-- fields:__folder__ -->\n<!-- end -->\n',
  },
  { path: 'src/site/page-kinds.ts', before: '  noteList,', text: '  __singular__List,\n  __singular__,' },
]

/** Used by `npm run new -- collection NAME`: a collection of texts with a list and a page for each. */
export const scaffold: Scaffold = {
  reserved: USED,
  files: (names) => filesOf(templates, names),
  insertions: (names) => insertions.map((insertion) => ({ ...insertion, text: filled(insertion.text, names) })),
  next: ({ plural: { kebab } }) => [
    `\`npm run dev\` shows http://localhost:5173/${kebab}.`,
    `Replace the two samples in content/${kebab} and the words in content/pages/${kebab}.yaml.`,
    `Add /${kebab} to the menu in content/site/navigation.yaml.`,
  ],
}
