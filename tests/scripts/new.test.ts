import { readFileSync, watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import create from '../../scripts/new'
import { draftText } from '../../scripts/new/entry'
import { emptyEntries } from '../../src/engine/content/parse/entries'
import { callCommand } from '../support/call-command'
import { DRAFT, fill } from '../support/drafts'
import { bytesOf } from '../support/folder-test'
import { ROOT, runCommand } from '../support/run-command'
import { PROJECT, SITE } from '../support/site'
import { siteTest, TODAY } from '../support/site-test'

describe('a new entry', () => {
  siteTest('is written where it belongs as a draft, and is right as it stands', async ({ site }) => {
    const { code, stdout, stderr } = await runCommand('new', 'blog', 'my-new-post', '--content', site.root)
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: `${relative(ROOT, join(site.root, 'blog/my-new-post.mdx'))}, a draft: replace its placeholders, then delete \`draft: true\` to publish it.\n`,
      stderr: '',
    })
    expect(await site.problems()).toEqual([])
    expect((await site.graph()).unpublished).toMatchObject([{ file: 'blog/my-new-post.mdx', state: 'draft' }])
    expect((await site.graph({ today: TODAY, scope: 'everything' })).blog.get('my-new-post')?.title).toBe('My new post')
  })

  siteTest.for([
    ['people', 'ada-example', 'name: Ada Example'],
    ['offices', 'porto-novo', 'city: Porto novo'],
  ] as const)('of %s has its name', async ([folder, slug, line], { site }) => {
    expect(await callCommand('new', folder, slug, '--content', site.root)).toMatchObject({ code: 0 })
    expect((await readFile(join(site.root, folder, `${slug}.yaml`), 'utf8')).split('\n')).toContain(line)
  })

  siteTest('is never written over another one', async ({ site }) => {
    const before = await bytesOf(site.root)
    const { code, stderr } = await callCommand('new', 'blog', 'first-post', '--content', site.root)
    expect(code).toBe(2)
    expect(stderr).toBe(`${relative(ROOT, join(site.root, 'blog/first-post.mdx'))} exists already.\n`)
    expect(await bytesOf(site.root)).toEqual(before)
  })

  siteTest('is there as a whole at once, for servers that watch its folder', async ({ site }) => {
    const file = join(site.root, 'blog/my-post.mdx')
    const seen: string[] = []
    const watcher = watch(join(site.root, 'blog'), (_, name) => {
      if (name === 'my-post.mdx') seen.push(readFileSync(file, 'utf8'))
    })
    expect(await callCommand('new', 'blog', 'my-post', '--content', site.root)).toMatchObject({ code: 0 })
    await expect.poll(() => seen.length).toBeGreaterThan(0)
    watcher.close()
    expect(new Set(seen)).toEqual(new Set([readFileSync(file, 'utf8')]))
  })

  siteTest('is written while other content has problems, and says so', async ({ site }) => {
    await site.write({ 'site/chat.yaml': null, 'pages/about.yaml': 'title: [' })
    await site.replace('blog/first-post.mdx', 'title:', 'headline:')
    const before = await site.problems()
    const { code, stdout, stderr } = await callCommand('new', 'blog', 'my-post', '--content', site.root)
    expect(code).toBe(0)
    expect(stdout).toContain('my-post.mdx, a draft')
    expect(stderr).toBe('Other content has problems; `npm run check` shows them.\n')
    expect(await readFile(join(site.root, 'blog/my-post.mdx'), 'utf8')).toMatch(/^author: \S+ # TODO Who wrote it$/m)
    expect(await site.problems()).toEqual(before)
  })

  siteTest.for([
    ['My Post', '`My Post` cannot be a name: lowercase letters, digits and single hyphens, 60 characters at most. Try `my-post`.\n'],
    ['tested.mdx', '`tested.mdx` cannot be a name: lowercase letters, digits and single hyphens, 60 characters at most. Try `tested`.\n'],
    ['…', '`…` cannot be a name: lowercase letters, digits and single hyphens, 60 characters at most.\n'],
    ['404', '`404` is taken by the site or by Windows. Choose another name.\n'],
  ] as const)('is not called %s', async ([slug, stderr], { site }) => {
    const before = await bytesOf(site.root)
    expect(await callCommand('new', 'blog', slug, '--content', site.root)).toMatchObject({ code: 2, stderr })
    expect(await bytesOf(site.root)).toEqual(before)
  })

  siteTest.for([
    [[], 'The folder and the name of the entry are missing.'],
    [['blog'], 'The name of the entry is missing: `npm run new blog NAME`.'],
    [['blog', 'my', 'post'], 'A folder and a name are the only arguments; remove `post`. Join the words of a name by hyphens: `my-post`.'],
  ] as const)('is not made from %j', async ([args, said], { site }) => {
    const before = await bytesOf(site.root)
    const { code, stderr } = await callCommand('new', ...args, '--content', site.root)
    expect({ code, first: stderr.split('\n')[0] }).toEqual({ code: 2, first: said })
    expect(stderr).toContain('\nUsage: npm run new FOLDER NAME')
    expect(await bytesOf(site.root)).toEqual(before)
  })

  siteTest('leaves no half of an example where a field is short', async ({ site }) => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    await create({ args: ['careers', 'made-job', '--content', site.root], ...PROJECT, codeKey: '' })
    said.mockRestore()
    expect(await readFile(join(site.root, 'careers/made-job.yaml'), 'utf8')).toContain('duration: TODO How long it takes\n')
  })

  siteTest('asks for what it can only guess, also when it is no draft any more', async ({ site }) => {
    await callCommand('new', 'blog', 'made-post', '--content', site.root)
    await callCommand('new', 'offices', 'porto-novo', '--content', site.root)
    const post = await readFile(join(site.root, 'blog/made-post.mdx'), 'utf8')
    expect(post).toMatch(/^author: \S+ # TODO Who wrote it$/m)
    expect(post).toMatch(/^category: \S+ # TODO \S/m)
    expect(await readFile(join(site.root, 'offices/porto-novo.yaml'), 'utf8')).toMatch(/^employees: 1 # TODO \S/m)
    await site.replace('blog/made-post.mdx', DRAFT, '')
    await fill(site, 'blog/made-post.mdx')
    expect(await site.problems()).toEqual([])
    await site.replace('blog/made-post.mdx', '\ndate:', ' # TODO Who wrote it\ndate:')
    expect(await site.problems()).toEqual([
      expect.stringMatching(
        /^blog\/made-post\.mdx:4:\d+ {2}entry\/guess {2}A comment still asks for the value before it: `TODO Who wrote it`\.$/,
      ),
    ])
    await site.replace('blog/made-post.mdx', '# TODO Who wrote it', '# As agreed; TODO is done')
    expect(await site.problems()).toEqual([])
  })

  siteTest('is dated by the day of the site, and names who is there on that day', async ({ site }) => {
    await site.replace('site/identity.yaml', 'founded: 2001', 'founded: 2001\neditorialDate: 2024-12-15')
    await site.replace('people/fifth-person.yaml', 'name:', 'publishAt: 2024-12-16\nname:')
    await callCommand('new', 'blog', 'made-post', '--content', site.root)
    const post = await readFile(join(site.root, 'blog/made-post.mdx'), 'utf8')
    expect(post).toMatch(/^date: 2024-12-15$/m)
    expect(post).not.toContain('author: fifth-person')
  })

  siteTest('says what each field is for', async ({ site }) => {
    await callCommand('new', 'people', 'ada-maker', '--content', site.root)
    expect(await readFile(join(site.root, 'people/ada-maker.yaml'), 'utf8')).toMatchSnapshot()
  })

  siteTest('says as much of it as there is room for', async ({ site }) => {
    await runCommand('new', 'case-studies', 'made-case', '--content', site.root)
    const text = await readFile(join(site.root, 'case-studies/made-case.yaml'), 'utf8')
    expect(text.match(/metric: .*/g)).toEqual(['metric: TODO figure', 'metric: TODO figure', 'metric: TODO figure'])
    expect(text.match(/techStack:\n.*\n.*/)?.[0].split('\n')).toEqual([
      'techStack:',
      '  - TODO Technologies by name',
      '  - TODO Technologies by name 2',
    ])
  })
})

describe('the text of a new entry', () => {
  const textOf = (shape: z.core.$ZodLooseShape) =>
    draftText({ schema: z.strictObject(shape), format: 'yaml' }, 'one', { entries: emptyEntries(SITE.model), today: TODAY })

  test('has a valid value for numbers and switches', () => {
    expect(textOf({ rating: z.number().min(3).max(5), share: z.number().gt(0).lt(1.5), open: z.boolean() })).toMatchInlineSnapshot(`
      "draft: true # Delete this line to publish the entry.
      rating: 3 # TODO rating
      share: 1 # TODO share
      open: false # TODO open
      "
    `)
  })

  test('asks for the first item of a list of texts that may be empty, which nobody would miss', () => {
    const words = z.array(z.string()).default([]).describe('What it is about.')
    const rows = z.array(z.strictObject({ word: z.string().describe('A word') })).default([])
    expect(textOf({ words, rows })).toBe(
      'draft: true # Delete this line to publish the entry.\nwords:\n  - TODO What it is about\nrows: []\n',
    )
  })

  test('is not made where no guess fits', () => {
    expect(() =>
      textOf({
        code: z
          .string()
          .regex(/^[A-Z]{3}$/)
          .describe('Its code'),
      }),
    ).toThrow('needs a value for its field `code`')
  })
})
