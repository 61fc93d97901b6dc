import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { LARGEST_PICTURE } from '../../../src/engine/content/read/limits'
import type { ProblemCode } from '../../../src/engine/problems/catalogue'
import type { problems } from '../../../src/site/lint/problems'
import { agenda, article, blogPost, caseStudy, event, job, person, program, region, service } from '../../support/factories'
import { pictureBytes, truncated } from '../../support/pictures'
import type { SiteWorkspace } from '../../support/site-test'

/** Codes of stages after linking, which are tested with those stages, and one that never occurs alone. */
export const LATER_CODES = [
  'page/collision',
  'page/title',
  'page/description',
  'redirect/unknown',
  'redirect/parameter',
  'redirect/chain',
  'redirect/loop',
  'link/unknown',
  'link/left-out',
  'link/anchor',
  'field/more',
  'document/character',
] as const

/** A code that reading, parsing or linking can report. */
export type ContentCode = Exclude<ProblemCode | keyof typeof problems, (typeof LATER_CODES)[number]>

type Files = Parameters<SiteWorkspace['write']>[0]

const data = (contents: string | object) => ({ 'people/made.yaml': contents })
const text = (body: string) => ({ 'blog/made.mdx': article(blogPost(), `${body}\n`) })
const image = (src: string, size: { width?: number; height?: number } = {}) =>
  data(person({ image: { src, alt: 'What it shows', ...size } }))
const pictured = (src: string, bytes: () => Promise<Uint8Array>) => async (site: SiteWorkspace) =>
  site.write({ [`people/${src}`]: await bytes(), ...image(src) })

/** A sentence of 64 words, most of them long. */
const HARD = `${'Organizational transformation necessitates comprehensive interdepartmental collaboration and '.repeat(9)}patience.`

/** For each code, the smallest change of the fixture that triggers it and no other problem. */
export const triggers: Readonly<Record<ContentCode, Files | ((site: SiteWorkspace) => Promise<void>)>> = {
  'file/missing': { 'site/chat.yaml': null },
  'file/stray': { 'site/identty.yaml': '' },
  'file/duplicate': { 'people/first-person.mdx': article(blogPost()) },
  'file/reserved': { 'blog/404.mdx': article(blogPost()) },
  'entry/placeholder': { 'people/made.yaml': person({ bio: 'TODO Two or three sentences.' }) },
  'entry/guess': data('name: Ada Example # TODO What they are called\ntitle: Tester\nbio: A person of the tests.\nexpertise:\n  - Tests\n'),
  'field/place': { 'people/made.yaml': person({ bio: 'With {years} of work.' }) },
  'field/place-missing': (site) => site.replace('site/strings.yaml', "minutes: '{n} min", "minutes: 'some min"),
  'file/slug': { 'people/Ada Lovelace.yaml': person() },
  'file/encoding': { 'people/made.yaml': new Uint8Array([0xff]) },
  'file/control-character': data('name: A\u0007B\ntitle: Tester\nbio: A person of the tests.\n'),
  'file/conflict': data('name: A\n<<<<<<< ours\ntitle: B\n=======\ntitle: C\n>>>>>>> theirs\n'),
  'file/too-large': { 'blog/made.mdx': 'a'.repeat(2 * 1024 * 1024) },
  'file/unreadable': ({ root }) => symlink(join(root, 'people/first-person.yaml'), join(root, 'people/made.yaml')),
  'file/empty': data(''),
  'yaml/syntax': data('name: A: B\n'),
  'yaml/duplicate-key': data('name: A\nname: B\ntitle: Tester\nbio: A person of the tests.\nexpertise:\n  - Tests\n'),
  'yaml/comment': data('name: Ada #1\ntitle: Tester\nbio: A person of the tests.\nexpertise:\n  - Tests\n'),
  'yaml/key': data('? [a]\n: b\n'),
  'yaml/alias': data('name: A\ntitle: *n\nbio: B\n'),
  'yaml/tag': data('name: !upper a\n'),
  'front-matter/missing': { 'blog/made.mdx': 'A text.\n' },
  'front-matter/unclosed': { 'blog/made.mdx': '---\ntitle: A\n' },
  'field/unknown': data({ ...person(), expertize: [] }),
  'field/indentation': data({ ...person(), board: null, tenure: 'B' }),
  'field/missing': data({ ...person(), title: undefined }),
  'field/type': data({ ...person(), name: 7 }),
  'field/empty': data({ ...person(), name: null }),
  'field/choice': { 'services/made.yaml': { ...service(), group: 'special' } },
  'field/size': data(person({ name: 'A'.repeat(61) })),
  'field/format': { 'blog/made.mdx': article(blogPost({ date: '2024-02-30' })) },
  'ref/unknown': { 'blog/made.mdx': article(blogPost({ author: 'first-persn' })) },
  'fact/unknown': data(person({ bio: 'For {fact:client} clients.' })),
  'field/twice': (site) => site.replace('pages/blog.yaml', '  - Practice\n', '  - Practice\n  - Practice\n'),
  'field/chip': (site) => site.replace('pages/blog.yaml', '  - Practice\n', '  - Practice\n  - ALL\n'),
  'entry/updated-before-date': { 'blog/made.mdx': article(blogPost({ date: '2024-11-05', updated: '2024-11-04' })) },
  'entry/day-order': { 'careers/made.yaml': job({ posted: '2024-01-02', closed: '2024-01-01' }) },
  'article/margin-words': { 'blog/made.mdx': article(blogPost({ margin: [{ figure: '94%', says: 'of all', beside: 'not there' }] })) },
  'event/unknown-zone': { 'events/made.yaml': event({ time: { start: '09:00', zone: 'America/NewYork' } }) },
  'event/clock-change': { 'events/made.yaml': event({ date: '2025-03-09', time: { start: '02:30', zone: 'America/New_York' } }) },
  'event/end-before-start': { 'events/made.yaml': event({ time: { start: '09:00', end: '08:00', zone: 'Europe/London' } }) },
  'event/agenda-hours': { 'events/made.yaml': event({ program: program({ agenda: agenda('09:00', '10:00') }) }) },
  'event/agenda-order': { 'events/made.yaml': event({ program: program({ agenda: agenda('09:30', '09:00') }) }) },
  'tag/with-comma': { 'blog/made.mdx': article(blogPost({ tags: ['Clouds, Costs'] })) },
  'quote/own-marks': { 'case-studies/made.yaml': caseStudy({ testimonial: { ...caseStudy().testimonial, quote: '“It works.”' } }) },
  'tag/lookalike': {
    'blog/made.mdx': article(blogPost({ tags: ['Reslience'] })),
    'blog/one.mdx': article(blogPost({ title: 'Another title of a post', tags: ['Resilience'] })),
    'blog/two.mdx': article(blogPost({ title: 'One more title of a post', tags: ['Resilience'] })),
  },
  'tag/two-forms': { 'blog/made.mdx': article(blogPost({ tags: ['Zero Trust', 'zero-trust'] })) },
  'page/switched-off': async (site) => {
    await site.replace('site/navigation.yaml', 'top:\n', 'pages:\n  technology: off\ntop:\n')
    await site.replace('pages/events.yaml', 'What all can come to.', 'See the technology page.')
  },
  'tag/no-address': { 'blog/made.mdx': article(blogPost({ tags: ['Clouds', '云'] })) },
  'tool/uneven-rows': (site) => site.replace('tools/first-list.yaml', ',Somebody', ',Somebody,more'),
  'tool/formula': (site) => site.replace('tools/first-list.yaml', ',Somebody', ',=SUM(A1:A2)'),
  'tool/unreadable-text': (site) => site.replace('tools/first-list.yaml', 'format: csv', 'format: json'),
  'security/past-expiry': (site) => site.replace('site/identity.yaml', 'expires: 2099-01-01', 'expires: 2024-12-15'),
  'security/near-expiry': (site) => site.replace('site/identity.yaml', 'expires: 2099-01-01', 'expires: 2024-12-16'),
  'ref/self': { 'blog/made.mdx': article(blogPost({ relatedPosts: ['made'] })) },
  'entry/featured': { 'blog/made.mdx': article(blogPost({ featured: true })), 'blog/other.mdx': article(blogPost({ featured: true })) },
  'fact/count': (site) => site.replace('site/facts.yaml', "value: '50'", "value: '50'\n  counts: people"),
  'fact/word': (site) => site.replace('site/facts.yaml', "value: '1'", "value: '1'\n  word: two"),
  'contact/service': (site) => site.replace('site/contact.yaml', 'services:\n  - First service', 'services:\n  - Firstservice'),
  'list/unused-chip': Object.fromEntries(
    ['one', 'two', 'three', 'four'].map((name) => [`blog/${name}.mdx`, article(blogPost({ title: `The title of ${name}` }))]),
  ),
  'region/no-office': { 'regions/made.yaml': region() },
  'link/query': { 'blog/made.mdx': article(blogPost(), 'Please [write](/contact?servce=Any).\n') },
  'link/category': { 'blog/made.mdx': article(blogPost(), 'All [ideas](/blog?category=Practise).\n') },
  'link/absolute': (site) => site.write({ 'blog/made.mdx': article(blogPost(), 'See [the site](https://site.example/about).\n') }),
  'card/glyph': { 'blog/made.mdx': article(blogPost({ title: 'Made in 東京' })) },
  'link/topic': { 'blog/made.mdx': article(blogPost(), 'Please [write](/contact?topic=nothing-like-it).\n') },
  'time/order': data(person({ publishAt: '2024-12-01', expireAt: '2024-12-01' })),
  'time/ahead': {
    'blog/made-first.mdx': article(blogPost({ featured: true })),
    'blog/made-second.mdx': article(blogPost({ title: 'Made second', featured: true, publishAt: '2025-01-01' })),
  },
  'time/frozen': async (site) => {
    await site.replace('site/identity.yaml', 'founded: 2001', 'founded: 2001\neditorialDate: 2024-12-15')
    await site.write(data(person({ publishAt: '2024-12-16' })))
  },
  'time/gap': {
    'people/made.yaml': person({ expireAt: '2025-01-01' }),
    'blog/made.mdx': article(blogPost({ author: 'made' })),
  },
  'ref/unpublished': {
    'people/made.yaml': person({ draft: true }),
    'blog/made.mdx': article(blogPost({ author: 'made' })),
  },
  'link/moved': text('See [our services](/old-services#all).'),
  'link/unpublished': {
    'blog/later.mdx': article(blogPost({ publishAt: '2025-01-01' })),
    'blog/made.mdx': article(blogPost(), 'Read [the next post](/blog/later#text).\n'),
  },
  'editorial/ahead': { 'blog/made.mdx': article(blogPost({ date: '2024-12-16' })) },
  'editorial/alt': async (site) =>
    site.write({
      'people/portrait.png': await pictureBytes(),
      ...data(person({ image: { src: 'portrait.png', alt: 'Photo of a person' } })),
    }),
  'editorial/heading-level': text('## First\n\n#### Second\n\nA text.'),
  'editorial/heading-style': text('## It ends here.\n\nA text.'),
  'editorial/title-length': { 'blog/made.mdx': article(blogPost({ title: 'A title that goes on for more than sixty characters' })) },
  'editorial/description-length': { 'blog/made.mdx': article(blogPost({ excerpt: 'What it says.' })) },
  'editorial/excerpt-repeats-title': {
    'blog/made.mdx': article(
      blogPost({ title: 'How we moved the ledger', excerpt: 'How we moved the ledger, which was a long and hard way.' }),
    ),
  },
  'editorial/reading-level': text(HARD),
  'editorial/stale': { 'events/made.yaml': event({ date: '2024-12-14', featured: true }) },
  'editorial/raw-number': text('We work for 200+ clients.'),
  'editorial/link-text': text('Write to us [here](/contact).'),
  'editorial/lost-character': text('It cost 5\ufffd.'),
  'editorial/markup': data(person({ bio: 'A **bold** person.' })),
  'editorial/repeated-item': data(person({ expertise: ['Tests', 'tests'] })),
  'editorial/doubled-word': text('It is the the best.'),
  'editorial/straight-apostrophe': text("It isn't the best."),
  'editorial/typewriter-sign': text('It is "the best".'),
  'waive/unknown': data(person({ waive: [{ code: 'editorial/altt', reason: 'It is right.', until: '2025-01-01' }] })),
  'waive/unused': data(person({ waive: [{ code: 'editorial/alt', reason: 'It is right.', until: '2025-01-01' }] })),
  'picture/missing': image('portrait.png'),
  'picture/host': image('https://pictures.example/portrait.png', { width: 4, height: 3 }),
  'picture/unknown': pictured('portrait.png', async () => new Uint8Array([1, 2, 3])),
  'picture/damaged': pictured('portrait.png', async () => truncated(await pictureBytes())),
  'picture/kind': pictured('portrait.svg', async () => new Uint8Array([1, 2, 3])),
  'picture/small': pictured('portrait.png', () => pictureBytes({ width: 100, height: 100 })),
  'picture/large': pictured('portrait.png', async () => new Uint8Array(LARGEST_PICTURE + 1)),
  'picture/alt': async (site) =>
    site.write({ 'people/portrait.png': await pictureBytes(), ...data(person({ image: { src: 'portrait.png', alt: 'portrait' } })) }),
  'picture/unused': { 'people/portrait.png': new Uint8Array([1, 2, 3]) },
  'mdx/syntax': text('<Callout>'),
  'mdx/expression': text('Since {new Date().getFullYear()}.'),
  'mdx/code': text('import Chart from "./chart"'),
  'mdx/script': text('<script src="https://a.example/a.js" />'),
  'mdx/handler': text('<Callout onClick="run()">Text.</Callout>'),
  'mdx/address': text('[Read on](javascript:alert)'),
  'mdx/html': text('A <span>text</span>.'),
  'mdx/picture': text('Here: ![What it shows](picture.png)'),
  'mdx/picture-parts': async (site) => site.write({ ...text('![](picture.png)'), 'blog/picture.png': await pictureBytes() }),
  'mdx/component': text('<Calout>Text.</Calout>'),
  'mdx/attribute': text('<Callout titel="Mind this">Text.</Callout>'),
  'mdx/empty': text('##'),
  'mdx/content': text('<Steps>\n\nOne, and then two.\n\n</Steps>'),
  'mdx/reference': text('Read [on][nope].'),
  'mdx/markup': text('A **bold word.'),
  'mdx/footnote': text('A sentence.[^1]'),
  'mdx/fence': text('```\nCode.'),
  'mdx/language': text('```tyepscript\nconst a = 1\n```'),
  'mdx/code-words': text('```ts {3}\nconst a = 1\n```'),
  'mdx/table': text('| A | B |\n| --- | --- |\n| 1 | 2 | 3 |'),
  'mdx/heading': text('# A second title'),
}
