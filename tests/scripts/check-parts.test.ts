import { describe, expect, test } from 'vitest'
import { explanationOf } from '../../scripts/check/explain'
import { collectionsNamed } from '../../scripts/check/list'
import { isInScope, scopeOf } from '../../scripts/check/narrow'
import { taskOf } from '../../scripts/check/options'
import { shownFolder } from '../../scripts/located-report'
import { takesColor } from '../../scripts/takes-color.mjs'
import { collections } from '../../src/site/collections/index'
import { SITE } from '../support/site'

const catalogue = SITE.model.problems

describe('the format', () => {
  test.for([
    ['of the terminal', [], false, 'pretty', undefined],
    ['of GitHub on its own', [], true, 'github', undefined],
    ['that was asked for, on GitHub too', ['--format', 'pretty'], true, 'pretty', undefined],
    ['of a file, beside the usual one', ['--format', 'sarif', '--output', 'a.sarif'], true, 'github', { file: 'a.sarif', format: 'sarif' }],
    ['of a file without another', ['--output', 'a.txt'], false, 'pretty', { file: 'a.txt', format: 'pretty' }],
  ] as const)('%s', ([, args, isOnGitHub, format, output]) => {
    expect(taskOf(args, isOnGitHub)).toMatchObject({ kind: 'check', format, output })
  })
})

describe('a scope', () => {
  const files = ['blog/a.mdx', 'blog/b.mdx', 'site/identity.yaml']
  const scope = (...paths: string[]) => scopeOf(paths, `${process.cwd()}/content`, files)

  test.for([
    ['content/blog', ['blog']],
    ['./content/blog/', ['blog']],
    ['blog/a.mdx', ['blog/a.mdx']],
    [`${process.cwd()}/content/blog/b.mdx`, ['blog/b.mdx']],
    ['content', ['']],
  ] as const)('%s', ([path, expected]) => {
    expect(scope(path)).toEqual(expected)
  })

  test.for(['src', 'blog/c.mdx', '/etc/passwd', '..'])('%s is nothing of it', (path) => {
    expect(scope('blog', path)).toHaveProperty('error')
  })

  test.for([
    ['blog/a.mdx', ['blog'], true],
    ['blogs/a.mdx', ['blog'], false],
    ['blog/a.mdx', ['site', 'blog/a.mdx'], true],
    ['blog/a.mdx', [], true],
    ['blog/a.mdx', [''], true],
  ] as const)('%s in %j: %s', ([file, paths, expected]) => {
    expect(isInScope(file, paths)).toBe(expected)
  })
})

test.for([
  ['on a terminal', {}, true, true],
  ['not in a pipe', {}, false, false],
  ['not in CI', { CI: 'true' }, true, false],
  ['not where nobody wants it', { NO_COLOR: '1' }, true, false],
  ['where NO_COLOR says nothing', { NO_COLOR: '' }, true, true],
  ['not on a terminal that cannot', { TERM: 'dumb' }, true, false],
  ['where it is forced', { FORCE_COLOR: '1', CI: 'true', NO_COLOR: '1' }, false, true],
  ['not where it is forced off', { FORCE_COLOR: '0' }, true, false],
] as const)('there is color %s', ([, environment, isTerminal, expected]) => {
  expect(takesColor(environment, isTerminal)).toBe(expected)
})

test.for([
  ['/project/content', '/project', 'content'],
  ['/project/site/content', '/project', 'site/content'],
  ['/project', '/project', ''],
  ['/elsewhere/content', '/project', '/elsewhere/content'],
] as const)('%s is named from %s as `%s`', ([folder, from, expected]) => {
  expect(shownFolder(folder, from)).toBe(expected)
})

describe('an explanation', () => {
  test.for(Object.keys(catalogue))('of %s names it and says what to do', (code) => {
    const text = explanationOf([code], catalogue)
    expect(text).toMatch(new RegExp(`^${code} \\((?:error|warning)\\)\n`))
    expect(text).not.toMatch(/undefined|\[object|\bfunction\b/)
  })

  test('of one reads well', () => {
    expect(explanationOf(['ref/unknown'], catalogue)).toMatchInlineSnapshot(`
      "ref/unknown (error)

        A reference points to nothing.
        It reads: \`…\` names \`…\`, which is not in …. Did you mean \`…\`?
        What to do: Name one that is there: a slug is the name of a file without its ending. Or delete the line, if the field may be left out.
        Nothing is built until it is gone."
    `)
  })

  test('of nothing lists every problem', () => {
    const lines = JSON.stringify(explanationOf([], catalogue)).slice(1, -1).split('\\n')
    for (const [code, { title }] of Object.entries(catalogue))
      expect(lines.some((line) => line.startsWith(`${code} `) && line.endsWith(title))).toBe(true)
  })
})

test.for([
  [
    ['blog', 'content/case-studies/'],
    ['blog', 'caseStudies'],
  ],
  [['blogs'], { error: 'There is no collection `blogs`. Did you mean `blog`?' }],
] as const)('collections named %j', ([names, expected]) => {
  expect(collectionsNamed(names, collections)).toEqual(expected)
})
