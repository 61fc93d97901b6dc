import { expect, test } from 'vitest'
import { conflictProblems } from '../../../src/engine/content/read/conflict'
import { placeOf } from '../../../src/engine/problems/format'

const places = (text: string) => conflictProblems('a.mdx', text).map(placeOf)

test('each conflict is reported once, at its first marker', () => {
  const conflict = '<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n'
  expect(places(`x\n${conflict}y\n${conflict}`)).toEqual(['a.mdx:2:1', 'a.mdx:8:1'])
})

test('a single leftover marker is a conflict too', () => {
  expect(places('a\n>>>>>>> theirs\n')).toEqual(['a.mdx:2:1'])
})

test('an underlined heading, a nested quotation and indented text are no conflicts', () => {
  expect(places('Heading\n=======\n\n>>>>>> quoted\n\n  <<<<<<< shown\n<<<<<<<<< more\n')).toEqual([])
})
