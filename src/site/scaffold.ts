import { filesOf, filled, type Insertion, type Scaffold } from '../../renderer/define/scaffold'

/** Templates of the files of a new collection, in the folders of the project. Names between double underscores are replaced. */
const templates = import.meta.glob<string>('./scaffold/**/*.txt', { query: '?raw', import: 'default', eager: true })

/** Names that the modules of a new collection use otherwise, so that a collection cannot have them. */
const USED = ['article', 'choice', 'collectionCopy', 'entry', 'list', 'patterns', 'ref']

/** Used by `npm run new -- collection NAME`: a collection of articles with a list and a page for each. */
export const scaffold: Scaffold = {
  reserved: USED,
  files: (names) => filesOf(templates, names),
  insertions: (names) => insertions.map((insertion) => ({ ...insertion, text: filled(insertion.text, names) })),
  next: ({ plural: { kebab } }) => [
    `\`npm run dev\` shows http://localhost:5173/${kebab}.`,
    `Replace the two samples in content/${kebab} and the words in content/pages/${kebab}.yaml.`,
    `Add /${kebab} to the menus in content/site/navigation.yaml.`,
  ],
}

/** Insertions into existing tables for a new collection: before events, like other collections of texts. */
const insertions: readonly Insertion[] = [
  { path: 'schemas/collection-names.ts', before: "  'events',", text: "  '__plural__'," },
  { path: 'schemas/index.ts', sortedAs: 'import', text: "import { __plural__Page } from './__entry__'" },
  { path: 'schemas/index.ts', before: '    events: singleton(eventsPage),', text: '    __plural__: singleton(__plural__Page),' },
  {
    path: 'src/site/routes/patterns.ts',
    before: "  events: '/events',",
    text: "  __plural__: '/__folder__',\n  __plural__Page: '/__folder__/page/:page',\n  __singular__: '/__folder__/:slug',",
  },
  { path: 'src/site/collections/index.ts', sortedAs: 'import', text: "import { __plural__ } from './__folder__'" },
  { path: 'src/site/collections/index.ts', before: '  events,', text: '  __plural__,' },
  { path: 'pages/index.ts', sortedAs: 'import', text: "import __plural__ from './__folder__'" },
  { path: 'pages/index.ts', before: '  events,', text: '  __plural__,' },
  {
    path: 'docs/content.md',
    before: '| `legal` | a legal document | `/legal/SLUG` |',
    text: '| `__folder__` | one of the __many__ | `/__folder__/SLUG` |',
  },
  {
    path: '.vscode/settings.json',
    before: '    "./schemas/json/pages-regions.schema.json": "content/pages/regions.yaml",',
    text: '    "./schemas/json/pages-__folder__.schema.json": "content/pages/__folder__.yaml",',
  },
  {
    path: 'docs/content.md',
    before: '### legal',
    text: '### __folder__\n\nAs articles of the blog, with the categories of `content/pages/__folder__.yaml`.\n\n<!-- fields:__folder__ -->\n<!-- end -->\n',
  },
]
