// Every command with its options: what is read, what `--help` prints, and what docs/commands.md holds. This is plain JavaScript, since
// commands say how they are used before anything is installed, bundled or built.
import { AS_OF, BUILDING, CONTENT, PLACE, PORT, SITE, TITLE } from './options.mjs'

/**
 * An option. `value` is the name of its value in the help, in brackets where it may be left out; without it the option is a switch.
 * @typedef {{ value?: string, description: string }} Option
 */

/**
 * A command. `usage` is the line that one writes, `description` what it does, `positionals` its arguments other than options, by name. `readsScripts`
 * says that it reads the scripts for browsers, which are bundled first; other commands do not wait for them. `needsTools` says that it imports
 * packages for tests and checks, which are installed first. `isSiteless` says that it works on no site, and has no `--project`.
 * @typedef {{ usage: string, description: string, positionals?: Readonly<Record<string, string>>, options: Readonly<Record<string, Option>>, readsScripts?: true, needsTools?: true, isSiteless?: true }} Command
 */

/** The commands that scripts/run.mjs runs. */
export const COMMANDS = /** @type {const} @satisfies {Record<string, Command>} */ ({
  build: {
    readsScripts: true,
    usage: 'npm run build [-- OPTIONS]',
    description: 'Writes the site to dist/. Errors in the content stop it before anything is written.',
    options: {
      ...BUILDING,
      shard: { value: 'I/N', description: 'builds only the share of machine I of N, into .cache/shards or the folder of --out' },
    },
  },
  merge: {
    readsScripts: true,
    usage: 'npm run merge [-- OPTIONS] [FOLDER…]',
    description: 'Joins the shares of several machines into the site that one build would make.',
    positionals: { 'FOLDER…': 'the folders of the shares (default: all in .cache/shards)' },
    options: BUILDING,
  },
  check: {
    usage: 'npm run check [-- OPTIONS] [PATH…]',
    description: 'Finds everything in the content that a build would refuse, and warns of what an editor should look at again.',
    positionals: { 'PATH…': 'shows problems of these files and folders of content/ only' },
    options: {
      content: CONTENT,
      'as-of': AS_OF,
      format: { value: 'FORMAT', description: 'pretty, json, github or sarif; github is the default on GitHub Actions' },
      output: { value: 'FILE', description: 'writes the report into this file, in the format of --format' },
      strict: { description: 'fails for warnings too' },
      watch: { description: 'checks again whenever content changes' },
      list: { description: 'lists all entries, or those of the folders that are named' },
      explain: { description: 'explains the codes of problems that are named, or all codes' },
    },
  },
  dev: {
    usage: 'npm run dev [-- OPTIONS]',
    description: 'Serves pages on demand, drafts included. Shows a saved file at once, and problems in the overlay and in the terminal.',
    options: {
      port: { value: 'NUMBER', description: 'serves on this port (default: 5173 or the next free one)' },
      host: { value: '[ADDRESS]', description: 'also serves other devices in the network, or those that reach this address' },
      open: { description: 'opens the site in the browser' },
      'as-of': AS_OF,
      ...PLACE,
    },
  },
  preview: {
    usage: 'npm run preview [-- OPTIONS]',
    description: 'Serves dist/ as a static host does, on port 4173 or another.',
    options: { port: PORT, host: { description: 'also serves other devices in the network' }, out: SITE },
  },
  hosts: {
    usage: 'npm run hosts -- HOST [OPTIONS]',
    description: 'Prints the settings of a host for the last build: headers, redirects, caching.',
    positionals: { HOST: 'nginx, caddy or vercel' },
    options: { out: SITE },
  },
  changes: {
    needsTools: true,
    usage: 'npm run changes -- FOLDER [OPTIONS]',
    description: 'Says which pages of the last build differ from those of another build, in words and pictures.',
    positionals: { FOLDER: 'the folder of the other build, such as one of the main branch' },
    options: { markdown: { description: 'writes Markdown, for a comment on a pull request' }, out: SITE },
  },
  new: {
    usage: 'npm run new FOLDER NAME [-- OPTIONS]',
    description:
      'Writes a new entry, a draft that is valid as it stands. `npm run new -- collection --help` is about collections, `npm run new -- site --help` about sites.',
    positionals: { FOLDER: 'the folder of its collection in content/', NAME: 'the name of its file, without the ending' },
    options: { content: CONTENT },
  },
  'new collection': {
    usage: 'npm run new -- collection NAME [OPTIONS]',
    description: 'Writes a new collection that builds at once: schema, list and pages, words, two samples, tests.',
    positionals: { NAME: 'its name, in the plural' },
    options: { singular: { value: 'NAME', description: 'what one entry is called, if that does not follow from the plural' } },
  },
  'new site': {
    isSiteless: true,
    usage: 'npm run new -- site FOLDER [OPTIONS]',
    description:
      'Writes a new site with a copy of the engine: pages, a collection, styles, tests. Asks in the terminal for what the options leave out.',
    positionals: { FOLDER: 'a folder that does not exist yet, such as ../bakery' },
    options: {
      name: { value: 'NAME', description: 'what the site is called (default: as its folder)' },
      description: { value: 'TEXT', description: 'what it is, in one sentence' },
      origin: { value: 'ORIGIN', description: 'where it will be published, such as https://www.example.com' },
      color: { value: 'COLOR', description: 'the color that its palette is made from, such as #8a4b14' },
      mark: { value: 'NAME', description: 'its mark: ring, leaf, loaf, wave, peak or spark' },
      upgrade: { description: 'replaces the engine of the site in the folder, and its packages, by those of this project; all else stays' },
    },
  },
  schemas: {
    usage: 'npm run schemas [-- OPTIONS]',
    description: 'Writes JSON Schemas and snippets for editors, and the tables of the guide.',
    options: {
      check: { description: 'writes nothing, and fails if a file is out of date' },
      content: CONTENT,
      out: { value: 'FOLDER', description: 'writes into the project in another folder' },
    },
  },
  licences: {
    readsScripts: true,
    needsTools: true,
    usage: 'npm run licences [-- OPTIONS]',
    description: 'Checks the licence of every package against licences.yaml, and lists all in docs/licences.md.',
    options: { check: { description: 'writes nothing, and fails if the list is out of date' } },
  },
  advisories: {
    usage: 'npm run advisories [-- OPTIONS]',
    description:
      'Asks the registry for advisories about packages, and fails for high and critical ones without an exception in advisories.yaml.',
    options: { report: { value: 'FILE', description: 'reads a report of `npm audit --json` instead of asking' } },
  },
  shots: {
    needsTools: true,
    usage: 'npm run shots [-- OPTIONS]',
    description: 'Builds the site, and takes screenshots of each kind of page in four widths, light and dark, into .cache/shots/.',
    options: {
      only: { value: 'KIND[,KIND…]', description: 'takes these kinds of pages only' },
      cards: { description: 'makes contact sheets of all social cards instead' },
      compare: {
        description:
          'compares pages with their stored pictures, and with what a screen reader was told before; the report is in .cache/pictures/',
      },
      update: { description: 'stores new ones, after an intended change' },
      out: SITE,
    },
  },
  audit: {
    readsScripts: true,
    needsTools: true,
    usage: 'npm run audit [-- OPTIONS]',
    description:
      'Builds the site, proves that every address in its files leads somewhere, and runs pa11y-ci, Lighthouse and the limits of budgets.yaml on its pages. Reports are in .cache/audit/.',
    options: {
      kinds: { description: 'takes one page of each kind only' },
      only: { value: 'ADDRESS[,ADDRESS…]', description: 'takes these pages only, such as /,/about' },
      out: SITE,
    },
  },
  proof: {
    usage: 'npm run proof [-- OPTIONS]',
    description: 'Writes the table of promises into docs/proof.md: what shows each of them, with the figures of the last runs.',
    options: { check: { description: 'writes nothing, and fails if the table is out of date' } },
  },
  bench: {
    usage: 'npm run bench [-- OPTIONS]',
    description: 'Measures builds of a copy of the project with more articles, and a bare loop over these to compare them with.',
    options: {
      articles: { value: 'NUMBER', description: 'adds this many articles (default: 1000)' },
      runs: { value: 'NUMBER', description: 'measures this many times, and takes the median' },
      growth: { description: 'measures several numbers of articles, and plots them' },
      json: { description: 'prints JSON, a line for each number of articles' },
    },
  },
  floor: {
    usage: 'node scripts/run.mjs floor --content FOLDER --out FOLDER',
    description: 'Runs the bare loop that `npm run bench` compares builds with.',
    options: {
      content: CONTENT,
      out: { value: 'FOLDER', description: 'writes the articles into this folder, which it empties' },
    },
  },
})

/** Commands with a module in scripts/. One of two words is a subcommand of the first. */
export const MODULES = Object.keys(COMMANDS).filter((name) => !name.includes(' '))

/** Options of all of them that work on a site. */
export const COMMON_OPTIONS = /** @type {const} @satisfies {Record<string, Option>} */ ({
  project: { value: 'FOLDER', description: 'works on the site in another folder' },
})

/** Commands that are scripts of their own, around those above. */
const SCRIPTS = /** @type {const} @satisfies {Record<string, Command>} */ ({
  start: {
    usage: 'npm start [-- OPTIONS]',
    description: 'Installs what is missing, builds the site, and serves it on port 4173 or another.',
    options: { port: PORT, ...COMMON_OPTIONS },
  },
  test: {
    usage: 'npm test [-- OPTIONS] [PATTERN…]',
    description: 'Installs what is missing, browsers included, and runs the tests that every change has to pass.',
    positionals: { 'PATTERN…': 'runs tests whose path contains this; with `:3` at its end, the one at that line' },
    options: { t: TITLE },
  },
  'test:long': {
    usage: 'npm run test:long [-- OPTIONS] [PATTERN…]',
    description: 'Runs the tests that `npm test` leaves out: all pages, both browsers, random accidents.',
    positionals: { 'PATTERN…': 'runs tests whose path contains this' },
    options: { t: TITLE },
  },
  'test:browser': {
    usage: 'npm run test:browser [-- OPTIONS] [FILE…]',
    description: 'Builds the site, and runs the tests of it in browsers, which are found or installed.',
    positionals: { 'FILE…': 'runs tests of these files' },
    options: {
      project: { value: 'BROWSER', description: 'runs tests in chromium or firefox only; all other options of Playwright work too' },
    },
  },
  'test:unit': {
    usage: 'npm run test:unit [-- OPTIONS] [PATTERN…]',
    description: 'Runs the tests that need no browser.',
    positionals: { 'PATTERN…': 'runs tests whose path contains this' },
    options: { t: { value: 'TITLE', description: 'runs tests whose title matches; all other options of vitest work too' } },
  },
  types: {
    usage: 'npm run types [-- OPTIONS]',
    description: 'Checks the content, writes the types of its slugs, and checks the types of all code.',
    options: {},
  },
  lint: {
    usage: 'npm run lint [-- OPTIONS]',
    description: 'Finds mistakes and bad style in code with oxlint and Biome, and code that nothing uses with knip.',
    options: {},
  },
  format: {
    usage: 'npm run format [-- OPTIONS] [PATH…]',
    description: 'Formats code, and sorts its imports.',
    positionals: { 'PATH…': 'formats these files and folders only (default: all)' },
    options: {},
  },
  sbom: {
    usage: 'npm run sbom [-- OPTIONS]',
    description: 'Prints the bill of materials as CycloneDX: every package with its version, hash and licence.',
    options: {},
  },
})

/** Every command that has help of its own, by name: those of package.json, their subcommands, and `floor`. @type {Readonly<Record<string, Command>>} */
export const ALL_COMMANDS = { ...SCRIPTS, ...COMMANDS }
