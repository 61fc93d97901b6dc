import { stringify } from 'yaml'
import type * as z from 'zod'
import type { ContentFile } from '../../../renderer/define/benchmark'
import type { blogPost } from '../../../schemas/article'
import { itemAt } from '../../engine/lib/items'
import { slugify } from '../../engine/lib/text'
import { type Random, randomOf } from '../art/random'
import type { Graph } from '../graph/graph'
import { urlOf } from '../routes/addresses'
import { articleText, between, pick } from './text'
import { AREAS, HEADINGS, MATTERS } from './words'

/** The collection that the articles are added to. */
export const FOLDER = 'blog'

/** Article names begin with this, followed by a number of five digits. */
const NAME = 'sample-'
const slugOf = (number: number) => `${NAME}${String(number).padStart(5, '0')}`

/** Whether a file is one of the articles. */
export const isArticle = (name: string) => name.startsWith(NAME) && name.endsWith('.mdx')

/** One of so many articles has a picture, names its related articles, or states its reading time. */
const EVERY = { picture: 25, related: 10, readTime: 50 }

const PICTURE = 'sample.webp'
/** A picture of 1200 by 480 pixels in one color, so that the file is small. */
const PICTURE_BYTES = 'UklGRjwAAABXRUJQVlA4TC8AAAAvr8R3AAfQvB5Vrf8BAUnS//9kRP8z/vOf//znP//5z3/+85///Oc///nPf/7/FAA='

const TAGS = AREAS.flatMap((area) => MATTERS.map((matter) => `${area} ${matter}`))

/** Two to five of 200 tags: the first ones on many articles, the last ones on few, as by Zipf's law. */
const tagsOf = (random: Random) => [
  ...new Set(Array.from({ length: between(random, 2, 5) }, () => itemAt(TAGS, Math.floor(TAGS.length ** random()) - 1))),
]

/** A day within ten years from 2014. */
const dateOf = (random: Random) => new Date(Date.UTC(2014, 0, 1 + between(random, 0, 3650))).toISOString().slice(0, 10)

/** The files of `count` articles: always the same for the same content and count. */
export function articleFiles(graph: Graph, count: number): ContentFile[] {
  const authors = [...graph.people.values()].map(({ slug }) => slug)
  const pages = [...graph.services.values(), ...graph.whitepapers.values(), ...graph.blog.values()].flatMap(({ url }) => url ?? [])
  const articles = Array.from({ length: count }, (_, index): ContentFile => {
    const number = index + 1
    const random = randomOf(slugOf(number))
    const other = () => slugOf(between(random, 1, count))
    const linkAt = () => {
      const kind = random()
      if (kind < 0.3) return pick(random, pages)
      return kind < 0.7 ? urlOf.blogPost(other()) : `${urlOf.blogPost(other())}#${slugify(pick(random, HEADINGS))}`
    }
    const front = frontOf({ number, random, author: pick(random, authors), category: pick(random, graph.pages.blog.categories), other })
    return { path: `${FOLDER}/${slugOf(number)}.mdx`, contents: `---\n${stringify(front)}---\n\n${articleText(random, linkAt)}\n` }
  })
  return [...articles, { path: `${FOLDER}/${PICTURE}`, contents: Uint8Array.from(atob(PICTURE_BYTES), (letter) => letter.charCodeAt(0)) }]
}

type Front = { number: number; random: Random; author: string; category: string /** The slug of any article. */; other: () => string }

function frontOf({ number, random, author, category, other }: Front): z.input<typeof blogPost> {
  const area = pick(random, AREAS)
  const related = [...new Set([other(), other(), other()])].filter((slug) => slug !== slugOf(number))
  return {
    title: `${area} ${pick(random, MATTERS)}, note ${number}`,
    excerpt: `Note ${number} of a series from our teams: what was tried, what it took, and what we would leave out today.`,
    author,
    date: dateOf(random),
    category,
    tags: tagsOf(random),
    ...(number % EVERY.picture === 1 && { image: { src: PICTURE, alt: 'A wall in even green.' } }),
    ...(number % EVERY.related === 0 && related.length > 0 && { relatedPosts: related }),
    ...(number % EVERY.readTime === 0 && { readTime: 5 }),
  }
}
