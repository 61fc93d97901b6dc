import { describe, expect, test } from 'vitest'
import { type Rule, rules } from './rules'
import { sourceOf } from './source'

type Name = keyof typeof rules
type Sources = Readonly<Record<string, string>>

const breaches = (name: Name, sources: Sources) => {
  const rule: Rule = rules[name]
  return rule(Object.entries(sources).map(([path, text]) => sourceOf({ path, text })))
}
const lines = (count: number) => 'const a = 1\n'.repeat(count)

/** For each rule: sources that break it with the breaches, and sources that keep it. */
const cases: Readonly<Record<Name, { broken: readonly (readonly [sources: Sources, ...breaches: string[]])[]; kept: readonly Sources[] }>> =
  {
    'every file lies in a layer': {
      broken: [[{ 'src/helpers.ts': '', 'src/new/a.ts': '' }, 'src/helpers.ts: lies in no layer', 'src/new/a.ts: lies in no layer']],
      kept: [{ 'src/lib/a.ts': '', 'vite.config.ts': '', 'src/styles/a.css': '' }],
    },
    'imports go down, or stay in their folder': {
      broken: [
        [{ 'src/graph/a.ts': "import { b } from '../ui/b'" }, 'src/graph/a.ts: imports upward ../ui/b'],
        [{ 'src/graph/a.ts': "import type { B } from '../../pages/b'" }, 'src/graph/a.ts: imports upward ../../pages/b'],
        [{ 'src/errors/a.ts': "import { b } from '../routes/b'" }, 'src/errors/a.ts: imports upward ../routes/b'],
        [{ 'src/lib/art/a.ts': "import { b } from '../../../schemas/b'" }, 'src/lib/art/a.ts: imports upward ../../../schemas/b'],
        [{ 'src/ui/a.tsx': "export { b } from '../islands/b'" }, 'src/ui/a.tsx: imports upward ../islands/b'],
        [{ 'src/ui/a.tsx': "export * from '/pages/b'" }, 'src/ui/a.tsx: imports upward /pages/b'],
        [{ 'pages/a.ts': "const b = await import('../renderer/b')" }, 'pages/a.ts: imports upward ../renderer/b'],
        [{ 'pages/a.ts': "type B = import('../renderer/b').B" }, 'pages/a.ts: imports upward ../renderer/b'],
        [
          { 'src/islands/runtime/a.ts': "import.meta.glob(['../*/b.ts', '../../../pages/*.tsx'])" },
          'src/islands/runtime/a.ts: imports upward ../../../pages/*.tsx',
        ],
        [{ 'scripts/a.mjs': "import { b } from '../tests/b.mjs'" }, 'scripts/a.mjs: imports upward ../tests/b.mjs'],
      ],
      kept: [
        {
          'src/graph/a.ts':
            "import { b } from '../lib/b'\nimport { c } from './c'\nimport { d } from '../../schemas/d'\nimport { e } from 'zod'",
        },
        { 'src/ui/lists/a.tsx': "import { b } from '../layout/b'\nimport './a.css'" },
        { 'src/ui/a.ts': "// import { b } from '../../pages/b'\nconst c = \"import { b } from '../../pages/b'\"" },
      ],
    },
    'what browsers get takes only types from the graph': {
      broken: [
        [{ 'src/ui/a.tsx': "import { b } from '../graph/b'" }, 'src/ui/a.tsx: imports more than types from ../graph/b'],
        [
          { 'src/islands/x/a.ts': "import { type B } from '../../graph/b'" },
          'src/islands/x/a.ts: imports more than types from ../../graph/b',
        ],
        [{ 'src/ui/a.tsx': "export { b } from '../graph/b'" }, 'src/ui/a.tsx: imports more than types from ../graph/b'],
      ],
      kept: [{ 'src/ui/a.tsx': "import type { B } from '../graph/b'", 'pages/a.tsx': "import { b } from '../src/graph/b'" }],
    },
    'schemas import zod and each other': {
      broken: [
        [{ 'schemas/a.ts': "import { b } from 'yaml'" }, 'schemas/a.ts: imports yaml'],
        [{ 'schemas/a.ts': "import { b } from '../src/lib/b'" }, 'schemas/a.ts: imports ../src/lib/b'],
      ],
      kept: [{ 'schemas/a.ts': "import * as z from 'zod'\nimport { b } from './b'", 'src/graph/a.ts': "import { b } from 'yaml'" }],
    },
    'no file imports itself by way of others': {
      broken: [
        [
          {
            'src/lib/a.ts': "import { b } from './b'",
            'src/lib/b.ts': "import { c } from './c'",
            'src/lib/c.ts': "import type { A } from './a'",
          },
          'src/lib/a.ts: src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts',
        ],
        [{ 'src/lib/a.ts': "export * from './a'" }, 'src/lib/a.ts: src/lib/a.ts → src/lib/a.ts'],
        [
          { 'pages/index.ts': "import { a } from './a'", 'pages/a.tsx': "import { b } from '.'" },
          'pages/index.ts: pages/index.ts → pages/a.tsx → pages/index.ts',
        ],
      ],
      kept: [
        {
          'src/lib/a.ts': "import { b } from './b'\nimport { c } from './c'",
          'src/lib/b.ts': "import { c } from './c'",
          'src/lib/c.ts': '',
        },
      ],
    },
    'nothing of Node below the graph and in what browsers get': {
      broken: [
        [{ 'src/lib/a.ts': "import { join } from 'node:path'" }, 'src/lib/a.ts: imports node:path'],
        [{ 'src/islands/x/a.ts': "import { createHash } from 'crypto'" }, 'src/islands/x/a.ts: imports crypto'],
        [{ 'src/routes/a.ts': "import type { Stats } from 'node:fs'" }, 'src/routes/a.ts: imports node:fs'],
      ],
      kept: [{ 'src/graph/a.ts': "import { posix } from 'node:path'", 'renderer/a.ts': "import { createHash } from 'node:crypto'" }],
    },
    'one module reads files, and the commands': {
      broken: [
        [{ 'renderer/a.ts': "import { readFileSync } from 'node:fs'" }, 'renderer/a.ts: imports node:fs'],
        [{ 'src/graph/parse.ts': "const fs = await import('fs/promises')" }, 'src/graph/parse.ts: imports fs/promises'],
      ],
      kept: [{ 'src/graph/read.ts': "import { readFile } from 'node:fs/promises'", 'scripts/a.mjs': "import { rmSync } from 'node:fs'" }],
    },
    'only commands speak to the console and read the environment': {
      broken: [
        [{ 'src/graph/a.ts': 'console.log(1)' }, 'src/graph/a.ts: uses console.log'],
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
    'no file is long': {
      broken: [
        [{ 'src/lib/a.ts': lines(251) }, 'src/lib/a.ts: has 251 lines, more than 250'],
        [{ 'src/styles/a.css': 'a {}\n'.repeat(300) }, 'src/styles/a.css: has 300 lines, more than 250'],
      ],
      kept: [{ 'src/lib/a.ts': lines(250) }],
    },
    'half of the files are short': {
      broken: [
        [
          { 'src/lib/a.ts': lines(10), 'src/lib/b.ts': lines(81), 'src/lib/c.ts': lines(90) },
          'The median of all files is 81 lines, more than 80',
        ],
      ],
      kept: [{ 'src/lib/a.ts': lines(10), 'src/lib/b.ts': lines(80), 'src/lib/c.ts': lines(249) }],
    },
    'no file only passes on what others have': {
      broken: [
        [{ 'src/lib/all.ts': "export { a } from './a'\nexport * from './b'" }, 'src/lib/all.ts: is a barrel'],
        [{ 'src/ui/all.ts': "import { a } from './a'\nexport { a }" }, 'src/ui/all.ts: is a barrel'],
        [{ 'src/ui/index.ts': 'export const a = 1' }, 'src/ui/index.ts: is a barrel'],
      ],
      kept: [
        { 'schemas/index.ts': "import { a } from './a'\nexport const table = { a }", 'pages/index.ts': 'export const pages = []' },
        { 'src/lib/a.ts': "export { b } from './b'\nexport const c = 1", 'src/lib/empty.ts': '' },
      ],
    },
    'only what is one thing is a default export': {
      broken: [
        [{ 'src/lib/a.ts': 'export default 1' }, 'src/lib/a.ts: has a default export'],
        [{ 'src/islands/x/view.tsx': 'const a = 1\nexport { a as default }' }, 'src/islands/x/view.tsx: has a default export'],
        [{ 'src/ui/a.ts': "export { b as default } from './b'\nexport const c = 1" }, 'src/ui/a.ts: has a default export'],
      ],
      kept: [
        {
          'pages/about.tsx': 'export default 1',
          'src/islands/x-y/island.tsx': 'export default 1',
          'src/islands/x/enhancement.ts': 'export default 1',
          'scripts/build.ts': 'export default 1',
          'vite.config.ts': 'export default 1',
          'src/lib/a.ts': 'export const a = 1',
        },
      ],
    },
    'no type is any': {
      broken: [
        [{ 'tests/a.ts': 'const a: any = 1\nconst b = a as any' }, 'tests/a.ts: uses any, 2 times'],
        [{ 'scripts/a.mjs': '/** @param {Record<string, any>} a */\nexport const b = (a) => a' }, 'scripts/a.mjs: uses any, 1 times'],
      ],
      kept: [{ 'src/lib/a.ts': "// any of them\nconst any = 'any'\nconst b: unknown = any" }],
    },
    'no check is silenced, and nothing is left for later': {
      broken: [
        [{ 'src/lib/a.ts': '// @ts-ignore\nconst a = 1 // TODO name it' }, 'src/lib/a.ts: says @ts-ignore', 'src/lib/a.ts: says TODO'],
        [{ 'src/lib/a.ts': '/* FIXME */' }, 'src/lib/a.ts: says FIXME'],
        [{ 'src/lib/a.ts': '// @ts-nocheck' }, 'src/lib/a.ts: says @ts-nocheck'],
      ],
      kept: [{ 'src/lib/a.ts': "const a = 'TODO' // what is to do" }],
    },
    'only the development server knows the content explorer': {
      broken: [
        [{ 'renderer/emitters.ts': "import { a } from './explorer/document'" }, 'renderer/emitters.ts: imports ./explorer/document'],
        [{ 'src/ui/a.tsx': "import { EXPLORER } from '../routes/explorer'" }, 'src/ui/a.tsx: imports ../routes/explorer'],
        [{ 'scripts/build.ts': "import { a } from '../renderer/explorer/a'" }, 'scripts/build.ts: imports ../renderer/explorer/a'],
      ],
      kept: [
        {
          'renderer/explorer/a.tsx': "import { b } from './b'\nimport { EXPLORER } from '../../src/routes/explorer'",
          'renderer/development.ts': "import { measure } from './explorer/measure'",
          'scripts/dev-plugin.ts': "import type { A } from '../renderer/explorer/a'",
        },
      ],
    },
    'no words for visitors stand in code': {
      broken: [
        [{ 'src/ui/a.tsx': 'const A = () => <p>Read more</p>' }, 'src/ui/a.tsx: says "Read more"'],
        [{ 'pages/a.tsx': 'const A = () => <>{count} results</>' }, 'pages/a.tsx: says "results"'],
        [{ 'src/ui/a.tsx': "const A = () => <p>{open ? 'Close' : words.open}</p>" }, 'src/ui/a.tsx: says "Close"'],
        [{ 'src/ui/a.tsx': "const A = () => <>{count > 1 && 'many'}</>" }, 'src/ui/a.tsx: says "many"'],
        [
          { 'src/islands/x/a.tsx': 'const A = () => <button aria-label="Close" title={`Close ` + name} />' },
          'src/islands/x/a.tsx: says "Close"',
          'src/islands/x/a.tsx: says "Close"',
        ],
        [{ 'src/ui/a.tsx': "const A = () => <input placeholder={'E-mail'} />" }, 'src/ui/a.tsx: says "E-mail"'],
        [{ 'src/ui/a.tsx': 'const A = () => <img alt="A tree" />' }, 'src/ui/a.tsx: says "A tree"'],
      ],
      kept: [
        { 'src/ui/a.tsx': 'const A = () => <p className="lede" aria-label={words.close}>{words.more} · {count}{\' \'}<img alt="" /></p>' },
        { 'src/ui/b.tsx': "const B = () => <p title={fill(words.title, 'name')}>{items.map((item) => kinds['blog'])}</p>" },
        { 'renderer/a.tsx': 'const A = () => <p>Text</p>' },
      ],
    },
  }

describe.for(Object.entries(cases))('%s', ([name, { broken, kept }]) => {
  const rule = Object.keys(rules).find((key): key is Name => key === name)

  test.for(broken)('is broken by %j', ([sources, ...expected]) => {
    expect(rule && breaches(rule, sources)).toEqual(expected)
  })

  test.for(kept)('is kept by %j', (sources) => {
    expect(rule && breaches(rule, sources)).toEqual([])
  })
})
