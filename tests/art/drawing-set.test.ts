import { expect, test } from 'vitest'
import { artSetFile } from '../../src/site/art/file'
import { xmlErrors } from '../support/xml'

test('any text as the id of a drawing stays in its attribute', async () => {
  const name = { seed: 'any-seed', family: 'flow', shape: 'wide' } as const
  const svg = artSetFile([
    { ...name, id: `"><x-attack a='` },
    { ...name, id: 'a$&b' },
  ])
  expect(svg).not.toContain('<x-attack')
  expect(svg).toContain('<svg id="&quot;&gt;&lt;x-attack a=&#39;"')
  expect(svg).toContain('<svg id="a$&amp;b"')
  expect(await xmlErrors([['set.svg', svg]])).toEqual([])
})
