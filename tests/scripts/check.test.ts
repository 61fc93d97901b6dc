import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { callCommand, callCommandWith } from '../support/call-command'
import { runCommand, runCommandWith } from '../support/run-command'
import { type SiteWorkspace, siteTest } from '../support/site-test'

/** Makes two mistakes in two collections, and a warning. */
async function spoil(site: SiteWorkspace) {
  await site.replace('services/first-service.yaml', 'group: core', 'group: cor')
  await site.replace('blog/first-post.mdx', 'author: first-person', 'author: frist-person')
}

/** An entry that will expire while another one refers to it: a warning, no error. */
const warn = (site: SiteWorkspace) =>
  site.replace('people/first-person.yaml', 'name: First Person', 'name: First Person\nexpireAt: 2999-01-01')

const timeless = (text: string) => text.replace(/\(\d.*? s\)/, '(TIME)')

describe('formats', () => {
  siteTest('json goes to the output, which holds nothing else', async ({ site }) => {
    await spoil(site)
    const { code, stdout, stderr } = await runCommand('check', '--content', site.root, '--format', 'json', '--as-of', '2024-12-15')
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    const { counts, asOf, complete, problems } = JSON.parse(stdout) as { problems: Record<string, unknown>[] } & Record<string, unknown>
    expect({ asOf, complete, counts }).toEqual({ asOf: '2024-12-15', complete: false, counts: { errors: 2, warnings: 0, files: 2 } })
    expect(problems.map(({ code: name, file, line }) => ({ name, file, line }))).toEqual([
      { name: 'ref/unknown', file: `${site.root}/blog/first-post.mdx`, line: 4 },
      { name: 'field/choice', file: `${site.root}/services/first-service.yaml`, line: 5 },
    ])
  })

  siteTest('json of right content has no problems', async ({ site }) => {
    const { code, stdout, stderr } = await callCommand('check', '--content', site.root, '--format', 'json')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ complete: true, problems: [] })
  })

  siteTest('on GitHub there are annotations, named from the root of the repository, and a file for code scanning', async ({ site }) => {
    await spoil(site)
    // Hidden files are not content.
    const file = join(site.root, '.reports/check.sarif')
    const set = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: join(site.root, '..') }
    const { code, stdout, stderr } = await runCommandWith(set, 'check', '--content', site.root, '--format', 'sarif', '--output', file)
    const folder = site.root.slice(join(site.root, '..').length + 1)
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout.replaceAll(folder, 'SITE').replaceAll(/[0-9a-f-]{36}/g, 'TOKEN')).toMatchSnapshot()
    const { runs } = JSON.parse(await readFile(file, 'utf8')) as { runs: [{ results: { locations: unknown }[] }] }
    expect(runs[0].results.map(({ locations }) => locations)).toMatchObject([
      [{ physicalLocation: { artifactLocation: { uri: `${folder}/blog/first-post.mdx`, uriBaseId: '%SRCROOT%' } } }],
      [{ physicalLocation: { artifactLocation: { uri: `${folder}/services/first-service.yaml` } } }],
    ])
  })

  siteTest('people can ask for theirs on GitHub too, and for color', async ({ site }) => {
    await spoil(site)
    const set = { GITHUB_ACTIONS: 'true', FORCE_COLOR: '1' }
    const { code, stdout, stderr } = await callCommandWith(set, 'check', '--content', site.root, '--format', 'pretty')
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain('\u001b[31mfield/choice\u001b[39m')
  })
})

describe('paths', () => {
  siteTest('narrow what is shown, and say what else there is', async ({ site }) => {
    await spoil(site)
    const { code, stdout, stderr } = await callCommand('check', '--content', site.root, 'blog')
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr.replaceAll(site.root, 'SITE')).toMatchSnapshot()
  })

  siteTest('that are right are right, whatever is wrong elsewhere', async ({ site }) => {
    await spoil(site)
    const { code, stdout, stderr } = await callCommand(
      'check',
      '--content',
      site.root,
      'people',
      join(site.root, 'services/second-service.yaml'),
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(timeless(stdout)).toMatchInlineSnapshot(`
      "8 files are right (TIME).
      And 2 errors elsewhere.
      Checks that need whole pages, such as of some anchors, run once the errors are fixed.
      "
    `)
  })

  siteTest('that name nothing are wrong use', async ({ site }) => {
    expect(await callCommand('check', '--content', site.root, 'blog/frist-post.mdx')).toEqual({
      code: 2,
      stdout: '',
      stderr: `\`blog/frist-post.mdx\` is not in ${site.root}. Did you mean \`blog/first-post.mdx\`?\n`,
    })
  })
})

describe('warnings', () => {
  siteTest('alone are no failure', async ({ site }) => {
    await warn(site)
    const { code, stdout, stderr } = await callCommand('check', '--content', site.root)
    expect(code).toBe(0)
    expect(stderr.replaceAll(site.root, 'SITE')).toMatchSnapshot()
    expect(timeless(stdout)).toMatchSnapshot()
  })

  siteTest('are one where a check is strict', async ({ site }) => {
    await warn(site)
    expect(await callCommand('check', '--content', site.root, '--strict')).toMatchObject({ code: 1, stdout: '' })
  })
})

describe('what exists', () => {
  siteTest('is listed, with what is not published, and what has problems', async ({ site }) => {
    await spoil(site)
    await site.replace('events/first-event.yaml', 'title:', 'draft: true\ntitle:')
    const { code, stdout, stderr } = await callCommand('check', '--content', site.root, '--as-of', '2024-12-15', '--list')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatchSnapshot()
  })
})

describe('wrong use', () => {
  test.for([
    [['--format', 'yaml'], 'There is no format `yaml`: it is one of pretty, json, github, sarif.'],
    [['--explain', 'ref/unknwon'], 'There is no problem `ref/unknwon`. Did you mean `ref/unknown`?'],
    [['--list', 'blgo'], 'There is no collection `blgo`. Did you mean `blog`?'],
    [['--list', '--explain'], '`--list` and `--explain` cannot be combined.'],
    [['--watch', '--format', 'json'], '`--watch` and `--format` cannot be combined.'],
    [['--as-of', '2024-02-30'], '`--as-of 2024-02-30` is not a date that exists, written YYYY-MM-DD.'],
  ] as const)('%j', async ([args, text]) => {
    const { code, stdout, stderr } = await callCommand('check', ...args)
    expect({ code, stdout, first: stderr.split('\n')[0] }).toEqual({ code: 2, stdout: '', first: text })
  })
})
