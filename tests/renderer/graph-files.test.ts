import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { graphLines, slugTypes } from '../../renderer/graph-files'
import { person } from '../support/factories'
import { pictureBytes } from '../support/pictures'
import { ROOT } from '../support/run-command'
import { siteTest } from '../support/site-test'

siteTest('slugs become types of a module that is there', async ({ site }) => {
  await site.write({ 'events/first-event.yaml': null })
  const text = slugTypes(await site.graph())
  expect(text).toMatchSnapshot()
  const modules = [...text.matchAll(/(?:import|module) '([^']+)'/g)].map(([, path = '']) => join(ROOT, '.cache/types', `${path}.ts`))
  expect(modules.filter(existsSync)).toHaveLength(2)
})

siteTest('the graph is lines of JSON: entries, files, and what is of all of them, with pictures by name', async ({ site }) => {
  const image = { src: 'made.jpg', alt: 'What it shows' }
  await site.write({ 'people/made.yaml': person({ image }), 'people/made.jpg': await pictureBytes() })
  const text = [...graphLines(await site.graph())]
  expect(text.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
  const lines: readonly unknown[] = text.map((line) => JSON.parse(line))
  expect(lines).toContainEqual({
    part: 'services',
    name: 'first-service',
    value: expect.objectContaining({ title: 'First service', url: '/services/first-service' }),
  })
  expect(lines).toContainEqual({ part: 'site', name: 'identity', value: expect.objectContaining({ name: 'Example' }) })
  expect(lines).toContainEqual({ part: 'graph', name: 'pictures', value: ['people/made.jpg'] })
  expect(lines).toContainEqual({ part: 'graph', name: 'today', value: '2024-12-15' })
})
