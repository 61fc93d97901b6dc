import { describe, expect } from 'vitest'
import { locateProblems } from '../../../src/engine/content/link/locate'
import { readContent } from '../../../src/engine/content/read/read'
import { placeOf } from '../../../src/engine/problems/format'
import { problem } from '../../../src/engine/problems/problem'
import { article, blogPost } from '../../support/factories'
import { siteTest } from '../../support/site-test'

describe('a problem of a later stage', () => {
  siteTest('gets the line and column of its field', async ({ site }) => {
    const found = problem('redirect/unknown', { file: 'site/redirects.yaml', field: '[0].to' }, '/a', '/b')
    const [located] = locateProblems([found], await readContent(site.root))
    expect(located && placeOf(located)).toBe('site/redirects.yaml:2:7')
  })

  siteTest('gets the line of a text, in data and in articles', async ({ site }) => {
    await site.write({ 'blog/made.mdx': article(blogPost({ title: 'A title of its own' }), 'Read [this](/nowhere).\n') })
    const found = [
      problem('page/title', { file: 'blog/made.mdx', text: 'A title of its own' }, 'A title of its own', 'blog/other.mdx'),
      problem('link/unknown', { file: 'blog/made.mdx', text: '/nowhere' }, '/nowhere'),
      problem('page/title', { file: 'people/first-person.yaml', text: 'First position' }, 'First position', 'a'),
    ]
    expect(locateProblems(found, await readContent(site.root)).map(placeOf)).toEqual([
      expect.stringMatching(/^blog\/made\.mdx:2/),
      expect.stringMatching(/^blog\/made\.mdx:11/),
      expect.stringMatching(/^people\/first-person\.yaml:2/),
    ])
  })

  siteTest('keeps its line if it has one, and has none if the text is not found', async ({ site }) => {
    const found = [
      problem('file/empty', { file: 'site/chat.yaml', line: 3, column: 4 }),
      problem('link/unknown', { file: 'site/chat.yaml', text: 'not in the file' }, '/a'),
      problem('link/unknown', { file: 'site/not-there.yaml', text: 'a' }, '/a'),
    ]
    expect(locateProblems(found, await readContent(site.root)).map(placeOf)).toEqual([
      'site/chat.yaml:3:4',
      'site/chat.yaml',
      'site/not-there.yaml',
    ])
  })

  siteTest('about two places names the line of the other one in its hint, if that is found', async ({ site }) => {
    const title = 'A title of its own'
    const post = article(blogPost({ title }), 'Text.\n')
    await site.write({ 'blog/made.mdx': post, 'blog/other.mdx': post })
    const claimed = (other: string) =>
      problem('page/title', { file: 'blog/made.mdx', text: title, other: { file: other, text: title } }, title, other)
    const found = locateProblems([claimed('blog/other.mdx'), claimed('blog/gone.mdx')], await readContent(site.root))
    expect(found.map(placeOf)).toEqual(['blog/made.mdx:2:8', 'blog/made.mdx:2:8'])
    expect(found.map(({ hint }) => hint)).toEqual([
      expect.stringMatching(/ The other one is at blog\/other\.mdx:2:8\.$/),
      expect.not.stringContaining('The other one'),
    ])
  })

  siteTest('with a text that may come from another file gets that file and line, once', async ({ site }) => {
    await site.write({
      'people/made.yaml': 'name: Made\ntitle: Head of 字体\nbio: What 字 was done.\n',
      'blog/made.mdx': article(blogPost({ title: 'A title of its own 字' }), 'A 字体 here, and 字 there.\n'),
    })
    const named = (file: string, within: string) => problem('document/character', { file, text: '字', within }, '字', 'U+5B57')
    const found = [
      named('people/first-person.yaml', 'here,'),
      named('pages/home.yaml', '字体'),
      named('pages/about.yaml', '字体'),
      named('people/made.yaml', '字'),
      named('blog/made.mdx', '「字」'),
    ]
    expect(locateProblems(found, await readContent(site.root)).map(placeOf)).toEqual([
      expect.stringMatching(/^blog\/made\.mdx:11:6$/),
      expect.stringMatching(/^blog\/made\.mdx:11:3$/),
      'people/made.yaml:2:16',
      expect.stringMatching(/^blog\/made\.mdx:2/),
    ])
  })
})
