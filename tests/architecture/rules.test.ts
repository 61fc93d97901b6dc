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
      kept: [{ 'src/engine/lib/a.ts': '', 'vite.config.ts': '', 'src/site/styles/a.css': '' }],
    },
    'imports go down, or stay in their folder': {
      broken: [
        [{ 'src/engine/content/a.ts': "import { b } from '../../site/ui/b'" }, 'src/engine/content/a.ts: imports upward ../../site/ui/b'],
        [
          { 'src/engine/content/a.ts': "import type { B } from '../../../pages/b'" },
          'src/engine/content/a.ts: imports upward ../../../pages/b',
        ],
        [{ 'src/engine/problems/a.ts': "import { b } from '../routes/b'" }, 'src/engine/problems/a.ts: imports upward ../routes/b'],
        [
          { 'src/engine/lib/x/a.ts': "import { b } from '../../../../schemas/b'" },
          'src/engine/lib/x/a.ts: imports upward ../../../../schemas/b',
        ],
        [{ 'src/site/ui/a.tsx': "export { b } from '../islands/b'" }, 'src/site/ui/a.tsx: imports upward ../islands/b'],
        [{ 'src/site/ui/a.tsx': "export * from '/pages/b'" }, 'src/site/ui/a.tsx: imports upward /pages/b'],
        [{ 'pages/a.ts': "const b = await import('../renderer/b')" }, 'pages/a.ts: imports upward ../renderer/b'],
        [{ 'pages/a.ts': "type B = import('../renderer/b').B" }, 'pages/a.ts: imports upward ../renderer/b'],
        [
          { 'src/engine/islands/a.ts': "import.meta.glob(['../*/b.ts', '../../../pages/*.tsx'])" },
          'src/engine/islands/a.ts: imports upward ../../../pages/*.tsx',
        ],
        [{ 'scripts/a.mjs': "import { b } from '../tests/b.mjs'" }, 'scripts/a.mjs: imports upward ../tests/b.mjs'],
      ],
      kept: [
        {
          'src/engine/content/a.ts':
            "import { b } from '../lib/b'\nimport { c } from './c'\nimport { d } from '../../schemas/d'\nimport { e } from 'zod'",
        },
        { 'src/site/ui/lists/a.tsx': "import { b } from '../layout/b'\nimport './a.css'" },
        { 'src/site/ui/a.ts': "// import { b } from '../../pages/b'\nconst c = \"import { b } from '../../pages/b'\"" },
      ],
    },
    'what browsers get takes only types from the graph': {
      broken: [
        [
          { 'src/site/ui/a.tsx': "import { b } from '../../engine/content/b'" },
          'src/site/ui/a.tsx: imports more than types from ../../engine/content/b',
        ],
        [
          { 'src/site/islands/x/a.ts': "import { type B } from '../../../engine/content/b'" },
          'src/site/islands/x/a.ts: imports more than types from ../../../engine/content/b',
        ],
        [
          { 'src/site/ui/a.tsx': "export { b } from '../../engine/content/b'" },
          'src/site/ui/a.tsx: imports more than types from ../../engine/content/b',
        ],
      ],
      kept: [
        {
          'src/site/ui/a.tsx': "import type { B } from '../../engine/content/b'",
          'pages/a.tsx': "import { b } from '../src/engine/content/b'",
        },
      ],
    },
    'schemas import zod, each other and the vocabulary of schemas': {
      broken: [
        [{ 'schemas/a.ts': "import { b } from 'yaml'" }, 'schemas/a.ts: imports yaml'],
        [{ 'schemas/a.ts': "import { b } from '../src/lib/b'" }, 'schemas/a.ts: imports ../src/lib/b'],
      ],
      kept: [
        { 'schemas/a.ts': "import * as z from 'zod'\nimport { b } from './b'", 'src/engine/content/a.ts': "import { b } from 'yaml'" },
      ],
    },
    'no file imports itself by way of others': {
      broken: [
        [
          {
            'src/engine/lib/a.ts': "import { b } from './b'",
            'src/engine/lib/b.ts': "import { c } from './c'",
            'src/engine/lib/c.ts': "import type { A } from './a'",
          },
          'src/engine/lib/a.ts: src/engine/lib/a.ts → src/engine/lib/b.ts → src/engine/lib/c.ts → src/engine/lib/a.ts',
        ],
        [{ 'src/engine/lib/a.ts': "export * from './a'" }, 'src/engine/lib/a.ts: src/engine/lib/a.ts → src/engine/lib/a.ts'],
        [
          { 'pages/index.ts': "import { a } from './a'", 'pages/a.tsx': "import { b } from '.'" },
          'pages/index.ts: pages/index.ts → pages/a.tsx → pages/index.ts',
        ],
      ],
      kept: [
        {
          'src/engine/lib/a.ts': "import { b } from './b'\nimport { c } from './c'",
          'src/engine/lib/b.ts': "import { c } from './c'",
          'src/engine/lib/c.ts': '',
        },
      ],
    },
    'nothing of Node below the graph and in what browsers get': {
      broken: [
        [{ 'src/engine/lib/a.ts': "import { join } from 'node:path'" }, 'src/engine/lib/a.ts: imports node:path'],
        [{ 'src/site/islands/x/a.ts': "import { createHash } from 'crypto'" }, 'src/site/islands/x/a.ts: imports crypto'],
        [{ 'src/engine/routes/a.ts': "import type { Stats } from 'node:fs'" }, 'src/engine/routes/a.ts: imports node:fs'],
      ],
      kept: [
        { 'src/engine/content/a.ts': "import { posix } from 'node:path'", 'renderer/a.ts': "import { createHash } from 'node:crypto'" },
      ],
    },
    'one module reads files, and the commands': {
      broken: [
        [{ 'renderer/a.ts': "import { readFileSync } from 'node:fs'" }, 'renderer/a.ts: imports node:fs'],
        [{ 'src/engine/content/parse.ts': "const fs = await import('fs/promises')" }, 'src/engine/content/parse.ts: imports fs/promises'],
      ],
      kept: [
        {
          'src/engine/content/read/read.ts': "import { readFile } from 'node:fs/promises'",
          'scripts/a.mjs': "import { rmSync } from 'node:fs'",
        },
      ],
    },
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
        { 'schemas/index.ts': "import { a } from './a'\nexport const table = { a }", 'pages/index.ts': 'export const pages = []' },
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
        [{ 'renderer/emitters.ts': "import { a } from './explorer/document'" }, 'renderer/emitters.ts: imports ./explorer/document'],
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
          'scripts/dev-plugin.ts': "import type { A } from '../renderer/explorer/a'",
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
        [{ 'src/site/ui/a.tsx': 'const A = () => <img alt="A tree" />' }, 'src/site/ui/a.tsx: says "A tree"'],
      ],
      kept: [
        {
          'src/site/ui/a.tsx':
            'const A = () => <p className="lede" aria-label={words.close}>{words.more} · {count}{\' \'}<img alt="" /></p>',
        },
        { 'src/site/ui/b.tsx': "const B = () => <p title={fill(words.title, 'name')}>{items.map((item) => kinds['blog'])}</p>" },
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
