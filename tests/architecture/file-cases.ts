import type { Cases } from './cases'

const lines = (count: number) => 'const a = 1\n'.repeat(count)

/** Cases of the rules about the contents of a single file. */
export const fileCases = {
  'only commands speak to the console and read the environment': {
    broken: [
      [{ 'src/engine/content/a.ts': 'console.log(1)' }, 'src/engine/content/a.ts: uses console.log'],
      [
        { 'renderer/a.ts': "const a = process.env.CI ?? process['env']" },
        'renderer/a.ts: uses process.env',
        'renderer/a.ts: uses process.env',
      ],
    ],
    kept: [
      { 'scripts/a.ts': 'console.log(process.env.CI)', 'vitest.config.ts': 'export default process.env.CI' },
      { 'pages/careers.tsx': 'const { process } = copy\nconst steps = process.steps // console.log(steps)' },
    ],
  },
  'the engine has no word of the site': {
    broken: [
      [{ 'renderer/a.ts': "const ATTRIBUTES = ['tone', 'shape', 'kind']" }, 'renderer/a.ts: says "tone"', 'renderer/a.ts: says "shape"'],
      [
        { 'renderer/a.ts': 'const folders = /^(?:assets|art|media)/ // --a-hot' },
        'renderer/a.ts: says "art"',
        'renderer/a.ts: says "--a-"',
      ],
      [{ 'src/engine/content/a.ts': "problem('link/topic')" }, 'src/engine/content/a.ts: says "link/topic"'],
      [{ 'scripts/a.ts': '/** Such as `caseStudies`. */' }, 'scripts/a.ts: says "caseStudies"'],
      [
        { 'src/engine/problems/address-mistakes.ts': "const hint = 'such as `/services`'" },
        'src/engine/problems/address-mistakes.ts: says "services"',
      ],
    ],
    kept: [
      { 'renderer/a.ts': "const kinds = { kind: 'kind', tone: 1, article: 'parts' }" },
      { 'src/engine/problems/address-mistakes.ts': "const hint = 'such as `/folder/name`'", 'pages/a.ts': "const path = '/services'" },
    ],
  },
  'no file is long': {
    broken: [
      [{ 'src/engine/lib/a.ts': lines(251) }, 'src/engine/lib/a.ts: has 251 lines, more than 250'],
      [{ 'src/site/styles/a.css': 'a {}\n'.repeat(300) }, 'src/site/styles/a.css: has 300 lines, more than 250'],
    ],
    kept: [{ 'src/engine/lib/a.ts': lines(250) }],
  },
  'no file only passes on what others have': {
    broken: [
      [{ 'src/engine/lib/all.ts': "export { a } from './a'\nexport * from './b'" }, 'src/engine/lib/all.ts: is a barrel'],
      [{ 'src/site/ui/all.ts': "import { a } from './a'\nexport { a }" }, 'src/site/ui/all.ts: is a barrel'],
      [{ 'src/site/ui/index.ts': 'export const a = 1' }, 'src/site/ui/index.ts: is a barrel'],
    ],
    kept: [
      {
        'schemas/index.ts': "import { a } from './a'\nexport const table = { a }",
        'pages/index.ts': 'export const pages = []',
        'src/site/collections/index.ts': 'export const collections = {}',
        'src/site/outputs/index.ts': 'export const outputs = []',
      },
      { 'src/engine/lib/a.ts': "export { b } from './b'\nexport const c = 1", 'src/engine/lib/empty.ts': '' },
    ],
  },
  'only what is one thing is a default export': {
    broken: [
      [{ 'src/engine/lib/a.ts': 'export default 1' }, 'src/engine/lib/a.ts: has a default export'],
      [{ 'src/site/islands/x/view.tsx': 'const a = 1\nexport { a as default }' }, 'src/site/islands/x/view.tsx: has a default export'],
      [{ 'src/site/ui/a.ts': "export { b as default } from './b'\nexport const c = 1" }, 'src/site/ui/a.ts: has a default export'],
    ],
    kept: [
      {
        'pages/about.tsx': 'export default 1',
        'src/site/site.tsx': 'export default 1',
        'src/site/islands/x-y/island.tsx': 'export default 1',
        'src/site/islands/x/enhancement.ts': 'export default 1',
        'scripts/build.ts': 'export default 1',
        'vite.config.ts': 'export default 1',
        'src/engine/lib/a.ts': 'export const a = 1',
      },
    ],
  },
  'no type is any': {
    broken: [
      [{ 'tests/a.ts': 'const a: any = 1\nconst b = a as any' }, 'tests/a.ts: uses any, 2 times'],
      [{ 'scripts/a.mjs': '/** @param {Record<string, any>} a */\nexport const b = (a) => a' }, 'scripts/a.mjs: uses any, 1 times'],
    ],
    kept: [{ 'src/engine/lib/a.ts': "// any of them\nconst any = 'any'\nconst b: unknown = any" }],
  },
  'no check is silenced, and nothing is left for later': {
    broken: [
      [
        { 'src/engine/lib/a.ts': '// @ts-ignore\nconst a = 1 // TODO name it' },
        'src/engine/lib/a.ts: says @ts-ignore',
        'src/engine/lib/a.ts: says TODO',
      ],
      [{ 'src/engine/lib/a.ts': '/* FIXME */' }, 'src/engine/lib/a.ts: says FIXME'],
      [{ 'src/engine/lib/a.ts': '// @ts-nocheck' }, 'src/engine/lib/a.ts: says @ts-nocheck'],
    ],
    kept: [{ 'src/engine/lib/a.ts': "const a = 'TODO' // what is to do" }],
  },
  'only the development server knows the content explorer': {
    broken: [
      [{ 'renderer/outputs-of.ts': "import { a } from './explorer/document'" }, 'renderer/outputs-of.ts: imports ./explorer/document'],
      [
        { 'src/site/ui/a.tsx': "import { EXPLORER } from '../../engine/routes/explorer'" },
        'src/site/ui/a.tsx: imports ../../engine/routes/explorer',
      ],
      [{ 'scripts/build.ts': "import { a } from '../renderer/explorer/a'" }, 'scripts/build.ts: imports ../renderer/explorer/a'],
    ],
    kept: [
      {
        'renderer/explorer/a.tsx': "import { b } from './b'\nimport { EXPLORER } from '../../src/engine/routes/explorer'",
        'renderer/development.ts': "import { measure } from './explorer/measure'",
        'scripts/dev/plugin.ts': "import type { A } from '../renderer/explorer/a'",
      },
    ],
  },
  'no words for visitors stand in code': {
    broken: [
      [{ 'src/site/ui/a.tsx': 'const A = () => <p>Read more</p>' }, 'src/site/ui/a.tsx: says "Read more"'],
      [{ 'pages/a.tsx': 'const A = () => <>{count} results</>' }, 'pages/a.tsx: says "results"'],
      [{ 'src/site/ui/a.tsx': "const A = () => <p>{open ? 'Close' : words.open}</p>" }, 'src/site/ui/a.tsx: says "Close"'],
      [{ 'src/site/ui/a.tsx': "const A = () => <>{count > 1 && 'many'}</>" }, 'src/site/ui/a.tsx: says "many"'],
      [
        { 'src/site/islands/x/a.tsx': 'const A = () => <button aria-label="Close" title={`Close ` + name} />' },
        'src/site/islands/x/a.tsx: says "Close"',
        'src/site/islands/x/a.tsx: says "Close"',
      ],
      [{ 'src/site/ui/a.tsx': "const A = () => <input placeholder={'E-mail'} />" }, 'src/site/ui/a.tsx: says "E-mail"'],
      [{ 'src/site/frame/a.tsx': 'const A = () => <p>Read more</p>' }, 'src/site/frame/a.tsx: says "Read more"'],
      [{ 'src/site/ui/a.tsx': 'const A = () => <img alt="A tree" />' }, 'src/site/ui/a.tsx: says "A tree"'],
    ],
    kept: [
      {
        'src/site/ui/a.tsx': 'const A = () => <p className="lede" aria-label={words.close}>{words.more} · {count}{\' \'}<img alt="" /></p>',
      },
      { 'src/site/ui/b.tsx': "const B = () => <p title={fill(words.title, 'name')}>{items.map((item) => kinds['blog'])}</p>" },
      { 'renderer/a.tsx': 'const A = () => <p>Text</p>' },
    ],
  },
  'every page and every output says what code it is made of': {
    broken: [
      [
        {
          'pages/a.tsx': 'export default definePage({ path })',
          'src/site/outputs/b.ts': "export const b: Output<Graph> = {\n  name: 'b' }",
          'src/site/outputs/c.ts': "export const c = inParts<Graph>({ name: 'c' })",
        },
        'pages/a.tsx: has no `codeKey`',
        'src/site/outputs/b.ts: has no `codeKey`',
        'src/site/outputs/c.ts: has no `codeKey`',
      ],
    ],
    kept: [
      {
        'pages/a.tsx': 'export default pagedList({ codeKey: import.meta.codeKey })',
        'pages/b.tsx': 'export const B = () => null',
        'pages/shared/c.ts': 'export const c = () => definePage({ path })',
        'src/site/outputs/d.ts': 'export const d = (graph: Graph) => [graph]',
        'src/site/outputs/index.ts': 'export const outputs: readonly Output[] = []',
      },
    ],
  },
} as const satisfies Cases
