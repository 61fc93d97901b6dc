import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { contentKinds } from '../../../renderer/editor/kinds'
import { attributeOf, elementsOf, htmlTree } from '../../../scripts/link-checker/html-tree'
import { unwrap } from '../../../src/engine/content/parse/schema'
import { readContent } from '../../../src/engine/content/read/read'
import { fieldMeta } from '../../../src/engine/schema/fields'

import { pagesOf } from '../../renderer/made'
import { schemaFields } from '../../schemas/spoilt/fields'
import { article, blogPost } from '../../support/factories'
import { ROOT } from '../../support/run-command'
import { parseContent, SITE } from '../../support/site'
import { siteTest } from '../../support/site-test'
import { attackedContent, attackedTexts } from './attacked-content'
import { OVERRIDE, POLICY_TEXTS, SCRIPTS } from './attacks'

const small = await readContent(join(ROOT, 'tests/fixtures/site'))

/** Every field of every schema that takes an address. */
const addresses = contentKinds(SITE.model).flatMap(({ name, schema }) =>
  [...schemaFields(schema)].flatMap((field) => {
    const inner = unwrap(field.schema)
    return fieldMeta.get(inner)?.kind === 'href' ? [{ name: `${name}${field.name}`, schema: inner }] : []
  }),
)

describe('a field for an address', () => {
  test.for(SCRIPTS)('does not take %j', (address) => {
    expect(addresses.length).toBeGreaterThan(50)
    expect(addresses.filter(({ schema }) => z.safeParse(schema, address).success).map(({ name }) => name)).toEqual([])
  })
})

/** Attributes that a browser asks for, or goes to. */
const ASKED = ['href', 'src', 'action', 'formaction', 'data', 'poster']

test('no text becomes an address that runs something', () => {
  const script = (text: string) => `${SCRIPTS[0]}//${text}`
  const { attacked } = attackedContent(small, {
    attack: (text) => [script(text), script(text.slice(0, 9)), SCRIPTS[0]],
    harmless: (text) => text,
    body: '',
  })
  const pages = pagesOf(attacked).map((page) => page.html())
  expect(pages.filter((html) => html.includes(SCRIPTS[0])).length).toBe(pages.length)
  const asked = pages.flatMap((html) =>
    [...elementsOf(htmlTree(html))].flatMap(({ element }) => ASKED.map((name) => attributeOf(element, name) ?? '')),
  )
  expect(asked.length).toBeGreaterThan(1000)
  expect(asked.filter((address) => /^\W*(?:javascript|vbscript|data:text)/i.test(address))).toEqual([])
})

test('no text can turn the text around it', () => {
  const turned = attackedTexts(small, (text) => [text + OVERRIDE])
  expect(turned.length).toBeGreaterThan(40)
  const { problems } = parseContent(turned)
  const found = new Set(problems.flatMap(({ code, place }) => (code === 'file/control-character' ? [place.file] : [])))
  expect(turned.flatMap(({ file }) => (found.has(file) ? [] : [file]))).toEqual([])
})

/** The policies of all pages, without the hashes of what is inline. */
const policiesOf = (pages: ReturnType<typeof pagesOf>) =>
  new Map(
    pages.map((page) => [
      page.address,
      /"Content-Security-Policy" content="([^"]*)"/.exec(page.html())?.[1]?.replace(/'sha256-[^']+'/g, '#'),
    ]),
  )

siteTest('no text of a picture gets into the policy of a page', async ({ site }) => {
  await site.replace('site/identity.yaml', 'name: Example\n', 'name: Example\nimageHosts: [pictures.example]\n')
  const policiesWith = async (text: string) => {
    const image = { src: 'https://pictures.example/a.png', alt: `A dark room with one lamp${text}`, width: 1800, height: 1200 }
    await site.write({ 'blog/made.mdx': article(blogPost({ image })) })
    return policiesOf(pagesOf(await site.graph()))
  }
  const harmless = await policiesWith('')
  expect([...harmless.values()].filter((policy) => policy?.includes('https://pictures.example')).length).toBeGreaterThan(1)
  for (const text of POLICY_TEXTS) expect(await policiesWith(text)).toEqual(harmless)
})
