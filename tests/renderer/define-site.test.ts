import { expect, test } from 'vitest'
import { defineSite } from '../../renderer/define/site'
import { singletons } from '../../schemas/index'
import { catalogue } from '../../src/engine/problems/catalogue'
import { problems } from '../../src/site/lint/problems'
import { SITE } from '../support/site'

/** The site as its definition would be, but for what a test says. */
const defined = (overrides: object) => () => defineSite({ ...SITE, ...SITE.model, singletons, problems, ...overrides })

test('a site has the problems of the engine and its own', () => {
  expect(Object.keys(defined({})().model.problems)).toEqual([...Object.keys(catalogue), ...Object.keys(problems)])
})

test('a problem of a site with a code of the engine is a bug of ours', () => {
  expect(defined({ problems: { 'file/empty': catalogue['file/empty'] } })).toThrow('the site has a problem of the code file/empty')
})

test('a page that reads something and is not there is a bug of ours', () => {
  expect(defined({ queries: { '/nowhere': {} } })).toThrow('the site says what /nowhere reads from its address')
})

test('a collection with the name of something that every graph has is a mistake in the code of the site', () => {
  expect(defined({ collections: { ...SITE.model.collections, files: SITE.model.collections.blog } })).toThrow(
    'a collection has the name `files`, which every graph has for something else: it needs another name in the table of collections',
  )
})
