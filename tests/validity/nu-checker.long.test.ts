import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../support/run-command'
import { LOOKED_AT, MEANT, NEWER } from './newer'
import { hasJava, type NuMessage, nuMessages } from './nu-checker'

/** Java is of the system, not of this project: without it, these tests say so, and do not run. */
const nuTest = test.skipIf(!hasJava)

const known = [...NEWER, ...MEANT]

let folder = ''
let messages: readonly NuMessage[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nu-'))
  if (!hasJava) return
  expect(await runCommand('build', '--out', join(folder, 'dist'), '--skip', 'cards')).toMatchObject({ code: 0 })
  messages = nuMessages(join(folder, 'dist'))
}, 600_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

nuTest('the Nu Html Checker finds nothing in any page that is not newer than the checker', () => {
  const found = messages.filter(({ message }) => !known.some(({ says }) => says.test(message)))
  expect(found.map(({ place, message }) => `${place}  ${message}`)).toEqual([])
})

nuTest(`everything on the list of ${LOOKED_AT} is still unknown to the checker`, () => {
  expect(known.filter(({ says }) => !messages.some(({ message }) => says.test(message))).map(({ is }) => is)).toEqual([])
})

nuTest('the Nu Html Checker finds what is planted', async () => {
  const planted = join(folder, 'planted')
  await writeFile(
    `${planted}.html`,
    '<!doctype html><html lang="en"><head><title>A</title><style>p{colour:red}</style></head><body><p id="a"><span><h2>A</h2></span></p><p id="a"></p></body></html>',
  )
  expect(nuMessages(`${planted}.html`).map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "CSS: “colour”: Property “colour” doesn't exist.",
      "End tag “p” implied, but there were open elements.",
      "Unclosed element “span”.",
      "Stray end tag “span”.",
      "No “p” element in scope but a “p” end tag seen.",
      "Duplicate ID “a”.",
      "The first occurrence of ID “a” was here.",
      "This document has heading elements but none of them has a computed heading level of 1.",
    ]
  `)
})
