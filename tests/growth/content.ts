import { stringify } from 'yaml'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { article, blogPost, event, newsItem, person } from '../support/factories'

const dayOf = (index: number, year: number) => new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10)

const named = (index: number) => ({ title: `Number ${index}`, excerpt: `What number ${index} has to say, in one sentence.` })

/** Tags: one that all have, one that many have, and one that few have. */
const tagsOf = (index: number) => ['Everyone', `Many ${index % 3}`, `Few ${Math.floor(index / 4)}`]

/** Texts of content by path that grow with `size`: articles that name each other, dates to come, redirects, authors and news. */
function textsOf(size: number): Readonly<Record<string, string>> {
  const indexes = Array.from({ length: size }, (_, index) => index)
  const of = (make: (index: number) => readonly [path: string, text: string]) => Object.fromEntries(indexes.map(make))
  return {
    ...of((index) => [`people/made-${index}.yaml`, stringify(person({ name: `Person ${index}` }))]),
    ...of((index) => [
      `blog/made-${index}.mdx`,
      article(
        blogPost({
          ...named(index),
          author: `made-${index}`,
          date: dayOf(index, 2010),
          tags: tagsOf(index),
          relatedPosts: [`made-${(index + 1) % size}`],
          publishAt: dayOf(index, 2011),
        }),
        `## A heading\n\n<Fact name="people" /> of us, [in a text](/blog/made-${(index + 2) % size}).\n`,
      ),
    ]),
    ...of((index) => [
      `blog/later-${index}.mdx`,
      article(blogPost({ ...named(size + index), publishAt: dayOf(index, 2025) }), `## A heading\n\n[A text](/blog/made-${index}).\n`),
    ]),
    ...of((index) => [`newsroom/made-${index}.mdx`, article(newsItem({ ...named(2 * size + index), date: dayOf(index, 2010) }))]),
    ...of((index) => [
      `events/made-${index}.yaml`,
      stringify(event({ title: `Event ${index}`, date: dayOf(index, 2010), announced: '2010-01-01' })),
    ]),
    'site/redirects.yaml': stringify(
      indexes.flatMap((index) => [
        { from: `/old/${index}`, to: `/blog/made-${index}`, reason: 'It moved.' },
        { from: `/gone-${index}/:slug`, to: '/blog', reason: 'It went.' },
      ]),
    ),
  }
}

/** Content that grows with `size`, beside that of a small site. */
export function growingContent(small: readonly RawEntry[], size: number): RawEntry[] {
  const texts = textsOf(size)
  return [
    ...small.filter(({ file }) => !Object.hasOwn(texts, file)),
    ...Object.entries(texts).map(([file, text]): RawEntry => ({ kind: 'text', file, text })),
  ]
}
