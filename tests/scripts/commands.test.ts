import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listenOnFreePort } from '../../scripts/serving'
import { callCommand } from '../support/call-command'
import { bytesOf, treeOf } from '../support/folder-test'
import { ROOT, runCommand, runCommandWith, runScript } from '../support/run-command'
import { siteTest } from '../support/site-test'

describe('check', () => {
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

  siteTest('is content with the project and with a small site, and changes nothing of either', async ({ site }) => {
    expect(await runCommand('check')).toMatchObject({ code: 0, stderr: '' })
    const types = await bytesOf(join(ROOT, '.cache/types'))
    const before = await treeOf(site.root)
    const { code, stdout, stderr } = await runCommand('check', '--content', site.root)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.replace(/\(.*\)/, '(TIME)')).toBe(`${Object.keys(before).length} files are right (TIME).\n`)
    expect(await treeOf(site.root)).toEqual(before)
    expect(await bytesOf(join(ROOT, '.cache/types'))).toEqual(types)
  })
})

describe('help', () => {
  test.for([
    ['scripts/run.mjs', ['--help'], 'Usage: npm run COMMAND [-- OPTIONS]'],
    ['scripts/run.mjs', ['build', '--nonsense', '-h'], 'Usage: npm run build [-- OPTIONS]'],
    ['scripts/run.mjs', ['new', 'collection', '--help'], 'Usage: npm run new -- collection NAME [OPTIONS]'],
    ['scripts/start.mjs', ['--help'], 'Usage: npm start [-- OPTIONS]'],
    ['scripts/in-browser.mjs', ['audit', '--help'], 'Usage: npm run audit [-- OPTIONS]'],
    ['scripts/test.mjs', ['--help'], 'Usage: npm test [-- OPTIONS] [PATTERN…]'],
    ['scripts/test.mjs', ['--long', '--help'], 'Usage: npm run test:long [-- OPTIONS] [PATTERN…]'],
    ['scripts/browser-tests.mjs', ['--help'], 'Usage: npm run test:browser [-- OPTIONS] [FILE…]'],
    ['scripts/tools.mjs', ['lint', '--fix', '-h'], 'Usage: npm run lint [-- OPTIONS]'],
    ['scripts/tools.mjs', ['test:unit', '--help'], 'Usage: npm run test:unit [-- OPTIONS] [PATTERN…]'],
  ] as const)('of %s %j is all that it prints', async ([script, args, first]) => {
    const { code, stdout, stderr } = await runScript({}, script, ...args)
    expect({ code, stderr, first: stdout.split('\n')[0] }).toEqual({ code: 0, stderr: '', first })
  })

  test.for([
    ['scripts/start.mjs', ['--prot', '80'], '`--prot` is not an option of `npm start`. Did you mean `--port`?'],
    ['scripts/in-browser.mjs', ['audit', '--kind'], '`--kind` is not an option of `npm run audit`. Did you mean `--kinds`?'],
    ['scripts/tools.mjs', ['lint', 'src'], '`npm run lint` takes options only, and not `src`.'],
  ] as const)('comes before all work where %s is called with %j', async ([script, args, first]) => {
    const { code, stdout, stderr } = await runScript({}, script, ...args)
    expect({ code, stdout, first: stderr.split('\n')[0] }).toEqual({ code: 2, stdout: '', first })
  })

  test('comes before a build where the port of `npm start` is in use', async () => {
    const server = createServer()
    const port = await listenOnFreePort(server)
    const { code, stdout, stderr } = await runScript({}, 'scripts/start.mjs', '--port', String(port))
    server.close()
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(new RegExp(`^Port ${port} is in use\\. (\\d+) is free: \`npm start -- --port \\1\`\\.\n$`))
  })
})

describe('wrong use', () => {
  siteTest('is a kind of page that there is not, among others', async ({ site }) => {
    await site.write({ 'sitemap.xml': '<loc>https://site.example/</loc>', '404.html': '<p>', 'blog/404.html': '<p>' })
    expect(await callCommand('shots', '--out', site.root, '--only', 'notFound,nope')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^No kind of page: nope\. There are: home, notFound, notFound-blog\n$/),
    })
  })

  test.for([
    [[], 'Usage: npm run COMMAND [-- OPTIONS]'],
    [['deploy'], 'There is no command `deploy`.'],
    [['biuld'], 'There is no command `biuld`. Did you mean `build`?'],
  ] as const)('is no command: %j', async ([args, text]) => {
    const { code, stdout, stderr } = await runCommand(...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr.split('\n')[0]).toBe(text)
    expect(stderr).toContain('  npm run build ')
  })

  test.for([
    [{ BASE_PATH: 'site' }, ['build'], '`BASE_PATH=site` is not a base path: write'],
    [{ BASE_PATH: 'site' }, ['merge', '--origin', 'https://a.example/b'], '`--origin https://a.example/b` is not an origin: write'],
    [{}, ['dev', '--base', 'site'], '`--base site` is not a base path: write'],
  ] as const)('of %j with %j says what to write before anything is built', async ([environment, args, text]) => {
    const { code, stdout, stderr } = await runCommandWith(environment, ...args)
    expect({ code, stdout, lines: stderr.trimEnd().split('\n') }).toEqual({ code: 2, stdout: '', lines: [expect.stringContaining(text)] })
  })

  test('of a place is nothing to a command that publishes nothing', async () => {
    expect(await runCommandWith({ BASE_PATH: 'site' }, 'check', '--explain', 'ref/unknown')).toMatchObject({ code: 0 })
  })

  test('ends the process of a command with its exit code', async () => {
    const { code, stdout, stderr } = await runCommand('preview', '--prot', '80')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr.split('\n')[0]).toBe('`--prot` is not an option of `npm run preview`. Did you mean `--port`?')
  })

  test.for([
    [['build', '--as-of', '2026-01-01', '--as-of=2026-01-02'], '`--as-of` is given twice.'],
    [['check', '--contents', 'content'], '`--contents` is not an option of `npm run check`. Did you mean `--content`?'],
    [['check', '--content'], '`--content` needs a value: `--content FOLDER`.'],
    [['check', '--list', '--strict'], '`--list` and `--strict` cannot be combined.'],
    [['build', 'now'], '`npm run build` takes options only, and not `now`.'],
    [['build', '--shard'], '`--shard` needs a value: `--shard I/N`.'],
    ...['0/8', '9/8', 'x', '2', '1/1000'].map(
      (shard) =>
        [
          ['build', '--shard', shard],
          `\`--shard ${shard}\` is not a shard: write its number and the number of all, from 1/1 to 256/256, such as 2/8.`,
        ] as const,
    ),
    [['build', '--shard', '1/2', '--compress'], 'A share has neither a graph nor compressed files: `npm run merge` makes them.'],
    [['build', '--shard', '1/2', '--out', '.'], `${ROOT} cannot be the folder of a build: it has other files in it, or is among them.`],
    [['build', '--shard', '1/2', '--out', 'docs'], `${join(ROOT, 'docs')} holds files, and no build made them. Name an empty folder.`],
    [['merge', '--shard', '1/2'], '`--shard` is not an option of `npm run merge`.'],
    [['preview', '--port', 'high'], '`--port high` is not a port: a port is a number from 0 to 65535.'],
    [['preview', '--out', 'docs'], `There is no site in ${join(ROOT, 'docs')}. Run \`npm run build\` first.`],
    [['dev', '--port', '70000'], '`--port 70000` is not a port: a port is a number from 0 to 65535.'],
    [['audit', '--kinds=2'], '`--kinds` is a switch, and takes no value.'],
    [['hosts'], 'The name of the host (nginx, caddy, vercel) is missing.'],
    [['hosts', 'apache'], 'There are settings for nginx, caddy, vercel, and none for `apache`.'],
    [['hosts', 'nginx', 'caddy'], 'The name of the host (nginx, caddy, vercel) is the only argument; remove `caddy`.'],
    [['hosts', 'nginx', '--out', 'docs'], `There is no site in ${join(ROOT, 'docs')}. Run \`npm run build\` first.`],
    [['audit', '--out', 'docs'], `There is no site in ${join(ROOT, 'docs')}. Run \`npm run build\` first.`],
    [['shots', '--out', 'docs'], `There is no site in ${join(ROOT, 'docs')}. Run \`npm run build\` first.`],
    [['schemas', 'now'], '`npm run schemas` takes options only, and not `now`.'],
    [['schemas', '--content', 'nowhere'], `There is no folder ${join(ROOT, 'nowhere')}.`],
    [['schemas', '--out', 'nowhere'], `There is no folder ${join(ROOT, 'nowhere')}.`],
    [['schemas', '--out'], '`--out` needs a value: `--out FOLDER`.'],
    [['advisories', '--report', 'nowhere.json'], 'There is no file nowhere.json.'],
    [['advisories', '--report'], '`--report` needs a value: `--report FILE`.'],
    ...['0', '-3', 'x', '100000'].map(
      (number) => [['bench', `--articles=${number}`], '`--articles` takes a number from 1 to 99999.'] as const,
    ),
    [['bench', '--runs', '0'], '`--runs` takes a number from 1 to 99.'],
    [['bench', '--json', '--growth'], '`--json` and `--growth` cannot be combined.'],
    [['floor'], 'Usage: node scripts/run.mjs floor --content FOLDER --out FOLDER'],
    [['floor', '--content', 'docs', '--out', 'src'], `${join(ROOT, 'src')} holds files. Name an empty folder.`],
    [['new'], 'The folder and the name of the entry are missing.'],
    [['new', 'blog'], 'The name of the entry is missing: `npm run new blog NAME`.'],
    [['new', 'blog', 'a', 'b'], 'A folder and a name are the only arguments; remove `b`. Join the words of a name by hyphens: `a-b`.'],
    [['new', 'collection'], 'The name of the collection is missing.'],
    [['new', 'collection', 'a', 'b'], 'The name of the collection is the only argument; remove `b`.'],
    [['new', 'site'], 'The folder of the site is missing.'],
    [
      ['new', 'collection', 'a', '--singlar', 'b'],
      '`--singlar` is not an option of `npm run new -- collection`. Did you mean `--singular`?',
    ],
    [['new', 'blgo', 'a'], 'There is no collection `blgo`. Did you mean `blog`?'],
    [['new', 'colection', 'recipes'], 'There is no collection `colection`. Did you mean `collection`?'],
    [['new', 'blgo'], 'There is no collection `blgo`. Did you mean `blog`?'],
    [['check', 'json'], '`json` is a format: `npm run check -- --format json`.'],
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
