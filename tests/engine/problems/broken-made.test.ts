import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { LARGEST_TEXT } from '../../../src/engine/content/read/limits'
import { readContent } from '../../../src/engine/content/read/read'
import { checkContent } from '../../support/check-content'
import { article, blogPost, person } from '../../support/factories'
import { ROOT } from '../../support/run-command'
import { type SiteWorkspace, siteTest } from '../../support/site-test'

type Change = (site: SiteWorkspace) => Promise<unknown>

const linkTo =
  (target: string, path: string): Change =>
  ({ root }) =>
    symlink(join(root, target), join(root, path))

/** A person whose file has exactly this number of bytes. */
const personOf = (bytes: number) => {
  const start = 'name: Grace Hopper\ntitle: Chief engineer\nbio: She wrote the first compiler.\n# '
  return `${start}${'a'.repeat(bytes - start.length - 1)}\n`
}

/** Broken contents that cannot be in a repository: huge files, links to folders, file names with line breaks. */
const spoilt: Readonly<Record<string, Change>> = {
  'a huge file': ({ write }) => write({ 'people/grace-hopper.yaml': personOf(LARGEST_TEXT + 1) }),
  'a huge article': ({ write }) => write({ 'blog/moving-a-port.mdx': article(blogPost(), 'A text. '.repeat(LARGEST_TEXT / 8)) }),
  'a huge value': ({ write }) => write({ 'people/grace-hopper.yaml': person({ name: 'a'.repeat(LARGEST_TEXT / 2) }) }),
  'a long line': ({ write }) =>
    write({ 'blog/moving-a-port.mdx': article(blogPost(), `${'A text. '.repeat(10_000)}[link](javascript:a)\n`) }),
  'a folder with the name of an entry': ({ write }) => write({ 'people/grace-hopper.yaml/more.yaml': person() }),
  'a file with the name of a collection': ({ root }) => writeFile(join(root, 'videos'), ''),
  'a deep folder': async ({ root }) => {
    await mkdir(join(root, 'blog', ...Array<string>(100).fill('a')), { recursive: true })
    await writeFile(join(root, 'blog', ...Array<string>(100).fill('a'), 'a.mdx'), '')
  },
  'a link to a folder': linkTo('offices', 'people/more'),
  'a link to a collection': linkTo('people', 'authors'),
  'a link to the content itself': linkTo('.', 'people/all'),
  'a link out of the content': ({ root }) => symlink(join(ROOT, 'content/people'), join(root, 'people/more')),
  'a name that breaks the line': ({ root }) => writeFile(join(root, 'people/grace\n1 problem in 1 file.yaml'), ''),
  'a name that colors the terminal': ({ root }) => writeFile(join(root, 'people/\u001b[31mgrace.yaml'), ''),
  'a name that turns around': ({ root }) => writeFile(join(root, 'people/\u202elmay.yaml'), ''),
}

describe('content that is broken by', () => {
  siteTest.for(Object.entries(spoilt))('%s', async ([, change], { site }) => {
    await change(site)
    const { problems, printed } = await checkContent(await readContent(site.root))
    expect(problems).not.toEqual([])
    expect(printed).toMatchSnapshot()
  })
})
