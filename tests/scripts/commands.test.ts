import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { callCommand } from '../support/call-command'
import { bytesOf, treeOf } from '../support/folder-test'
import { ROOT, runCommand } from '../support/run-command'
import { siteTest } from '../support/site-test'

describe('check', () => {
  siteTest('is content with a small site, and writes nothing into it', async ({ site }) => {
    const before = await treeOf(site.root)
    const { code, stdout, stderr } = await runCommand('check', '--content', site.root)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.replace(/\(.*\)/, '(TIME)')).toBe(`${Object.keys(before).length} files are right (TIME).\n`)
    expect(await treeOf(site.root)).toEqual(before)
  })

  siteTest('prints all problems of all files, and writes nothing', async ({ site }) => {
    await site.replace('services/first-service.yaml', 'group: core', 'group: cor')
    await site.replace('services/second-service.yaml', 'menu: The second in a line\n', '')
    await site.replace('blog/first-post.mdx', 'author: first-person', 'author: frist-person')
    await site.replace('blog/first-post.mdx', 'A short text.', 'A [door](javascript:alert(1)) and {1 + 1}.')
    await site.write({ 'blogs/other.mdx': 'text' })
    const before = await treeOf(site.root)
    const { code, stdout, stderr } = await callCommand('check', '--content', site.root)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr.replaceAll(site.root, 'SITE')).toMatchSnapshot()
    expect(await treeOf(site.root)).toEqual(before)
  })

  siteTest('prints problems of the plan too', async ({ site }) => {
    await site.replace('site/redirects.yaml', 'to: /services', 'to: /servces')
    await site.replace('services/second-service.yaml', 'title: Second service', 'title: First service')
    const { code, stderr } = await callCommand('check', '--content', site.root)
    expect(code).toBe(1)
    expect(stderr.replaceAll(site.root, 'SITE')).toMatchSnapshot()
  })

  siteTest('leaves what is written down of the content of the project alone', async ({ site }) => {
    await runCommand('check')
    const before = await bytesOf(join(ROOT, '.cache/types'))
    expect(await runCommand('check', '--content', site.root)).toMatchObject({ code: 0 })
    expect(await bytesOf(join(ROOT, '.cache/types'))).toEqual(before)
  })
})

test('the content of the project is right', async () => {
  expect(await runCommand('check')).toMatchObject({ code: 0, stderr: '' })
})

const BUILD =
  'Usage: npm run build [-- --content FOLDER] [--out FOLDER] [--as-of DATE] [--graph FILE] [--skip NAME[,NAME…]] [--compress] [--shard I/N]'
const HOSTS = 'Usage: npm run hosts -- nginx|caddy|vercel [--out FOLDER]'
const BENCH = 'Usage: npm run bench [-- --articles NUMBER] [--runs NUMBER] [--json | --growth]'

describe('wrong use', () => {
  siteTest('is a kind of page that there is not, among others', async ({ site }) => {
    await site.write({ 'sitemap.xml': '<loc>https://site.example/</loc>', '404.html': '<p>', 'blog/404.html': '<p>' })
    expect(await callCommand('shots', '--out', site.root, '--only', 'notFound,nope')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^No kind of page: nope\. There are: home, notFound, notFound-blog\n$/),
    })
  })

  test.for([[], ['deploy']] as const)('is no command: %j', async (args) => {
    const text = 'Usage: node scripts/run.mjs build|merge|check|preview|new|dev|shots|audit|schemas|hosts|bench|floor\n'
    expect(await runCommand(...args)).toEqual({ code: 2, stdout: '', stderr: text })
  })

  test('ends the process of a command with its exit code', async () => {
    const { code, stdout, stderr } = await runCommand('preview', '--port', 'high')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr.split('\n')[0]).toBe('Usage: npm run preview [-- --port NUMBER] [--out FOLDER] [--host]')
  })

  test.for([
    [['check', '--contents', 'content'], 'Usage: npm run check [-- OPTIONS] [PATH…]'],
    [['check', '--content'], 'Usage: npm run check [-- OPTIONS] [PATH…]'],
    [['check', '--content='], 'Usage: npm run check [-- OPTIONS] [PATH…]'],
    [['build', 'now'], BUILD],
    [['build', '--shard'], BUILD],
    ...['0/8', '9/8', 'x', '2', '1/1000'].map(
      (shard) =>
        [
          ['build', '--shard', shard],
          `\`--shard ${shard}\` is no shard: write the number of this one and of all, from 1/1 to 256/256, such as 2/8.`,
        ] as const,
    ),
    [['build', '--shard', '1/2', '--compress'], 'A share has neither a graph nor compressed files: `npm run merge` makes them.'],
    [['build', '--shard', '1/2', '--out', '.'], `${ROOT} cannot take a build: it holds other things, or lies among them.`],
    [['build', '--shard', '1/2', '--out', 'docs'], `${join(ROOT, 'docs')} holds files, and no build made them. Name an empty folder.`],
    [
      ['merge', '--shard', '1/2'],
      'Usage: npm run merge [-- FOLDER…] [--content FOLDER] [--out FOLDER] [--as-of DATE] [--graph FILE] [--skip NAME[,NAME…]] [--compress]',
    ],
    [['preview', '--port', 'high'], 'Usage: npm run preview [-- --port NUMBER] [--out FOLDER] [--host]'],
    [['hosts'], HOSTS],
    [['hosts', 'apache'], HOSTS],
    [['hosts', 'nginx', 'caddy'], HOSTS],
    [['hosts', 'nginx', '--out', 'docs'], `There is no site in ${join(ROOT, 'docs')}. Run \`npm run build\` first.`],
    [['preview', '--out', 'docs'], 'There is no site to serve yet. Run `npm run build` first.'],
    [['dev', '--port', '70000'], 'Usage: npm run dev [-- --as-of DATE] [--port NUMBER] [--host]'],
    [['audit', '--kinds=2'], 'Usage: npm run audit [-- --kinds] [--only ADDRESS[,ADDRESS…]] [--out FOLDER]'],
    [['audit', '--out', 'docs'], `There is no site in ${join(ROOT, 'docs')}. Run \`npm run build\` first.`],
    [['shots', '--out', 'docs'], `There is no site in ${join(ROOT, 'docs')}. Run \`npm run build\` first.`],
    [['schemas', 'now'], 'Usage: npm run schemas [-- --check] [--content FOLDER] [--out FOLDER]'],
    [['schemas', '--content', 'nowhere'], `There is no folder ${join(ROOT, 'nowhere')}.`],
    [['bench', '--articles', '0'], BENCH],
    [['bench', '--articles', '-3'], BENCH],
    [['bench', '--articles', 'x'], BENCH],
    [['bench', '--articles', '100000'], BENCH],
    [['bench', '--runs', '0'], BENCH],
    [['bench', '--json', '--growth'], BENCH],
    [['bench', 'now'], BENCH],
    [['floor'], 'Usage: node scripts/run.mjs floor --content FOLDER --out FOLDER'],
    [['new'], 'Usage: npm run new FOLDER NAME [-- --content FOLDER]'],
    [['new', 'blog'], 'Usage: npm run new FOLDER NAME [-- --content FOLDER]'],
    [['new', 'blog', 'a', 'b'], 'Usage: npm run new FOLDER NAME [-- --content FOLDER]'],
    [['new', 'blgo', 'a'], 'There is no collection `blgo`. Did you mean `blog`?'],
    [
      ['new', 'blog', 'My post'],
      '`My post` cannot be a name: lowercase letters, digits and single hyphens, 60 characters at most. Try `my-post`.',
    ],
    [['new', 'blog', '../a'], '`../a` cannot be a name: lowercase letters, digits and single hyphens, 60 characters at most. Try `a`.'],
  ] as const)('%j', async ([[name, ...args], text]) => {
    const { code, stdout, stderr } = await callCommand(name, ...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr.split('\n')[0]).toBe(text)
  })
})
