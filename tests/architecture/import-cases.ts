import type { Cases } from './cases'

const upward = (path: string, specifier: string, { from, to }: { from: string; to: string }) =>
  `${path}: imports upward ${specifier}, from layer ${from} to layer ${to}. Move what both need to a lower layer, or let the upper one hand it over (docs/ARCHITECTURE.md).`

/** Cases of the rules about folders and imports. */
export const importCases = {
  'every file lies in a layer': {
    broken: [
      [
        { 'src/helpers.ts': '', 'src/new/a.ts': '', 'src/site/new/a.ts': '' },
        'src/helpers.ts: lies in no layer',
        'src/new/a.ts: lies in no layer',
        'src/site/new/a.ts: lies in no layer',
      ],
    ],
    kept: [{ 'src/engine/lib/a.ts': '', 'src/site/site.tsx': '', 'vite.config.ts': '', 'src/site/styles/a.css': '' }],
  },
  'imports go down, or stay in their folder': {
    broken: [
      [
        { 'src/engine/content/a.ts': "import { b } from '../../site/ui/b'" },
        upward('src/engine/content/a.ts', '../../site/ui/b', { from: '2 (src/engine/content)', to: '8 (src/site/ui)' }),
      ],
      [
        { 'src/engine/content/a.ts': "import type { B } from '../../../pages/b'" },
        upward('src/engine/content/a.ts', '../../../pages/b', { from: '2 (src/engine/content)', to: '10 (pages)' }),
      ],
      [
        { 'src/engine/problems/a.ts': "import { b } from '../routes/b'" },
        upward('src/engine/problems/a.ts', '../routes/b', { from: '1 (src/engine/problems)', to: '1 (src/engine/routes)' }),
      ],
      [
        { 'src/engine/lib/x/a.ts': "import { b } from '../../../../schemas/b'" },
        upward('src/engine/lib/x/a.ts', '../../../../schemas/b', { from: '0 (src/engine/lib)', to: '5 (schemas)' }),
      ],
      [
        { 'src/site/ui/a.tsx': "export { b } from '../islands/b'" },
        upward('src/site/ui/a.tsx', '../islands/b', { from: '8 (src/site/ui)', to: '9 (src/site/islands)' }),
      ],
      [
        { 'src/site/ui/a.tsx': "export * from '/pages/b'" },
        upward('src/site/ui/a.tsx', '/pages/b', { from: '8 (src/site/ui)', to: '10 (pages)' }),
      ],
      [
        { 'pages/a.ts': "const b = await import('../src/site/frame/b')" },
        upward('pages/a.ts', '../src/site/frame/b', { from: '10 (pages)', to: '11 (src/site/frame)' }),
      ],
      [
        { 'pages/a.ts': "type B = import('../src/site/outputs/b').B" },
        upward('pages/a.ts', '../src/site/outputs/b', { from: '10 (pages)', to: '12 (src/site/outputs)' }),
      ],
      [
        { 'renderer/a.ts': "import { b } from '../scripts/b'" },
        upward('renderer/a.ts', '../scripts/b', { from: '3 (renderer)', to: '4 (scripts)' }),
      ],
      [
        { 'src/site/frame/a.ts': "import { b } from '../settings'" },
        upward('src/site/frame/a.ts', '../settings', { from: '11 (src/site/frame)', to: '13 (src/site)' }),
      ],
      [
        { 'src/site/frame/a.ts': "import { b } from '../theme/b'" },
        upward('src/site/frame/a.ts', '../theme/b', { from: '11 (src/site/frame)', to: '11 (src/site/theme)' }),
      ],
      [
        { 'src/engine/islands/a.ts': "import.meta.glob(['../*/b.ts', '../../../pages/*.tsx'])" },
        upward('src/engine/islands/a.ts', '../../../pages/*.tsx', { from: '1 (src/engine/islands)', to: '10 (pages)' }),
      ],
      [
        { 'scripts/a.mjs': "import { b } from '../tests/b.mjs'" },
        upward('scripts/a.mjs', '../tests/b.mjs', { from: '4 (scripts)', to: '14 (tests)' }),
      ],
    ],
    kept: [
      {
        'src/engine/content/a.ts':
          "import { b } from '../lib/b'\nimport { c } from './c'\nimport { d } from '../schema/d'\nimport { e } from 'zod'",
      },
      {
        'src/site/site.tsx': "import { b } from '../../pages/b'\nimport { c } from './settings'\nimport { d } from './outputs/d'",
        'pages/a.ts': "import type { B } from '../renderer/define/b'",
      },
      { 'src/site/ui/lists/a.tsx': "import { b } from '../layout/b'\nimport './a.css'" },
      { 'src/site/ui/a.ts': "// import { b } from '../../pages/b'\nconst c = \"import { b } from '../../pages/b'\"" },
    ],
  },
  'the engine knows no site': {
    broken: [
      [
        { 'src/engine/content/a.ts': "import type { B } from '../../site/graph/b'" },
        'src/engine/content/a.ts: imports of the site ../../site/graph/b',
      ],
      [{ 'renderer/a.ts': "import { pages } from '../pages'" }, 'renderer/a.ts: imports of the site ../pages'],
      [
        { 'renderer/a.ts': "import b from '../src/site/styles/b.css?inline'" },
        'renderer/a.ts: imports of the site ../src/site/styles/b.css?inline',
      ],
      [{ 'scripts/a.ts': "const b = await import('../schemas/b')" }, 'scripts/a.ts: imports of the site ../schemas/b'],
      [
        { 'src/engine/islands/a.ts': "import.meta.glob('../../site/islands/*/b.ts')" },
        'src/engine/islands/a.ts: imports of the site ../../site/islands/*/b.ts',
      ],
    ],
    kept: [
      {
        'renderer/a.ts': "import { b } from '../src/engine/content/b'\nimport { c } from './pages/c'",
        'src/engine/content/a.ts': "import { b } from '../schema/b'",
        'src/site/site.tsx': "import { pages } from '../../pages/index'",
        'tests/a.ts': "import { b } from '../pages/b'",
      },
    ],
  },
  'one module of the engine knows where a project keeps its site': {
    broken: [
      [{ 'vite.config.ts': 'const shared = /src\\/site\\/ui\\//' }, 'vite.config.ts: names src/site'],
      [{ 'scripts/a.mjs': "const folder = 'src/site/islands'" }, 'scripts/a.mjs: names src/site'],
    ],
    kept: [{ 'renderer/define/layout.mjs': "export const ISLANDS = 'src/site/islands'", 'pages/a.ts': '// src/site' }],
  },
  'what browsers get takes only types from content and its tables': {
    broken: [
      [
        { 'src/engine/islands/a.ts': "import { b } from '../content/b'" },
        'src/engine/islands/a.ts: imports more than types from ../content/b',
      ],
      [{ 'src/site/ui/a.ts': "import { b } from '../graph/b'" }, 'src/site/ui/a.ts: imports more than types from ../graph/b'],
      [
        { 'src/site/islands/x/a.ts': "import { b } from '../../collections/index'" },
        'src/site/islands/x/a.ts: imports more than types from ../../collections/index',
      ],
      [
        { 'src/site/ui/a.ts': "import { b } from '../../../schemas/b'" },
        'src/site/ui/a.ts: imports more than types from ../../../schemas/b',
      ],
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
        'src/site/ui/a.tsx': "import type { B } from '../../engine/content/b'\nimport type { C } from '../graph/c'",
        'src/site/islands/x/a.ts': "import type { B } from '../../../../schemas/b'",
        'pages/a.tsx': "import { b } from '../src/engine/content/b'",
      },
    ],
  },
  'schemas import zod, each other and the vocabulary of schemas': {
    broken: [
      [{ 'schemas/a.ts': "import { b } from 'yaml'" }, 'schemas/a.ts: imports yaml'],
      [{ 'schemas/a.ts': "import { b } from '../src/lib/b'" }, 'schemas/a.ts: imports ../src/lib/b'],
    ],
    kept: [{ 'schemas/a.ts': "import * as z from 'zod'\nimport { b } from './b'", 'src/engine/content/a.ts': "import { b } from 'yaml'" }],
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
  'parts with a key of their own are imported by tables, and by other such parts': {
    broken: [
      [
        {
          'pages/a.tsx': 'export default definePage({ codeKey: import.meta.codeKey })',
          'pages/index.ts': "import a from './a'",
          'pages/shared/b.ts': "import { c } from '../a'",
          'src/site/frame/c.tsx': "import { pages } from '../../../pages/index'",
        },
        'pages/shared/b.ts: imports ../a, which is not in its key',
        'src/site/frame/c.tsx: imports ../../../pages/index, which is not in its key',
      ],
    ],
    kept: [
      {
        'pages/a.tsx': 'export default definePage({ codeKey: import.meta.codeKey })',
        'pages/b.tsx': "import { c } from './a'\nexport default definePage({ codeKey: import.meta.codeKey })",
        'pages/index.ts': "import a from './a'",
        'src/site/site.tsx': "import { pages } from '../../pages/index'",
        'pages/shared/c.ts': "import type { A } from '../a'",
        'renderer/d.ts': '/** `import.meta.codeKey` */',
      },
    ],
  },
  'nothing of Node in the site, and below the content of the engine': {
    broken: [
      [{ 'src/site/outputs/a.ts': "import { join } from 'node:path'" }, 'src/site/outputs/a.ts: imports node:path'],
      [{ 'pages/a.ts': "import { join } from 'path'" }, 'pages/a.ts: imports path'],
      [{ 'schemas/a.ts': "import { join } from 'node:path'" }, 'schemas/a.ts: imports node:path'],
      [{ 'src/engine/lib/a.ts': "import { join } from 'node:path'" }, 'src/engine/lib/a.ts: imports node:path'],
      [{ 'src/site/islands/x/a.ts': "import { createHash } from 'crypto'" }, 'src/site/islands/x/a.ts: imports crypto'],
      [{ 'src/engine/routes/a.ts': "import type { Stats } from 'node:fs'" }, 'src/engine/routes/a.ts: imports node:fs'],
    ],
    kept: [{ 'src/engine/content/a.ts': "import { posix } from 'node:path'", 'renderer/a.ts': "import { createHash } from 'node:crypto'" }],
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
} as const satisfies Cases
