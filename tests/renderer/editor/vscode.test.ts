import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { schemaFile } from '../../../renderer/editor/files'
import { contentKinds } from '../../../renderer/editor/kinds'
import { formatProblems } from '../../../src/engine/problems/format'
import { problem } from '../../../src/engine/problems/problem'
import { ROOT, runCommand } from '../../support/run-command'
import { SITE } from '../../support/site'

const settingOf = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, '.vscode', name), 'utf8'))

test('every YAML file of the content has its schema in VS Code', () => {
  const { 'yaml.schemas': schemas } = settingOf('settings.json') as { 'yaml.schemas': Record<string, string> }
  const own = Object.fromEntries(Object.entries(schemas).filter(([schema]) => schema.startsWith('./')))
  const wanted = contentKinds(SITE.model)
    .filter(({ files }) => files.endsWith('.yaml'))
    .map(({ name, files }) => [`./${schemaFile(name)}`, files])
  expect(own).toEqual(Object.fromEntries(wanted))
})

type Pattern = { regexp: string } & Partial<Record<'file' | 'line' | 'column' | 'severity' | 'code' | 'message', number>>
type Matcher = { severity: string; pattern: Pattern; background?: { beginsPattern: string; endsPattern: string } }

const { tasks } = settingOf('tasks.json') as { tasks: { problemMatcher: Matcher[] }[] }
const matchers = tasks.flatMap(({ problemMatcher }) => problemMatcher)
const background = matchers.flatMap((matcher) => matcher.background ?? [])

/** The problems that VS Code reads from the output of a task, by each of its matchers. */
const readOff = (text: string) =>
  text.split('\n').flatMap((line) =>
    matchers.flatMap(({ severity, pattern: { regexp, ...groups } }) => {
      const found = new RegExp(regexp).exec(line)
      if (!found) return []
      const parts = Object.fromEntries(
        Object.entries(groups).flatMap(([part, group]) => (typeof group === 'number' && found[group] ? [[part, found[group]]] : [])),
      )
      return [{ severity, ...parts }]
    }),
  )

const SOURCE = 'name: Ada\ntitel: content/people/ada.yaml:1:1  field/type  A text\n'

const found = [
  problem('field/unknown', { file: 'content/people/ada.yaml', line: 2, column: 1 }, 'titel', 'title'),
  problem('file/slug', { file: 'content/people/Ada Lovelace.yaml' }, 'Ada Lovelace', 'ada-lovelace'),
  problem('mdx/heading', { file: 'content/blog/a.mdx', line: 12 }, 1),
]
const printed = formatProblems(found, () => SOURCE)

describe('the task that checks content', () => {
  test('reads every problem off what is printed, once, and nothing else', () => {
    expect(readOff(printed)).toEqual(
      [
        { severity: 'error', file: 'content/people/Ada Lovelace.yaml', code: 'file/slug', message: found[1]?.message },
        { severity: 'error', file: 'content/blog/a.mdx', line: '12', code: 'mdx/heading', message: found[2]?.message },
        { severity: 'error', file: 'content/people/ada.yaml', line: '2', column: '1', code: 'field/unknown', message: found[0]?.message },
      ].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    )
  })

  test('tells warnings from errors', () => {
    expect(
      readOff(
        'content/blog/a.mdx:3:8  warning time/gap  From 2025-01-01 on, `b` will not be on the site, but this file will still refer to it.',
      ),
    ).toEqual([
      {
        severity: 'warning',
        file: 'content/blog/a.mdx',
        line: '3',
        column: '8',
        code: 'time/gap',
        message: 'From 2025-01-01 on, `b` will not be on the site, but this file will still refer to it.',
      },
    ])
  })

  test('knows where a check ends: at the count of problems, or where there are none', async () => {
    const [{ beginsPattern, endsPattern }] = background as [(typeof background)[number]]
    const { stdout } = await runCommand('check')
    const ends = (text: string) => text.split('\n').filter((line) => new RegExp(endsPattern).test(line))
    expect(ends(printed)).toEqual([printed.split('\n').at(-1)])
    expect(ends(stdout)).toEqual([expect.stringContaining('files are right')])
    // The watch message starts the next check, so that VS Code clears the problems that are solved.
    expect('Watching for changes; Ctrl-C ends.').toMatch(new RegExp(beginsPattern))
  })
})
