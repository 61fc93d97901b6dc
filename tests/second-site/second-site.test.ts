import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { bytesOf, folderTest } from '../support/folder-test'
import { environmentOf, ROOT, runCommand } from '../support/run-command'

/** A site for another business, built by the same engine (docs/extending.md). */
const PROJECT = 'tests/fixtures/second-site'
const FOLDER = join(ROOT, PROJECT)

const run = (command: string, ...args: readonly string[]) => runCommand(command, '--project', PROJECT, ...args)

/** Every file of the build as text, by path. */
let files: Record<string, string> = {}

beforeAll(async () => {
  expect(await run('build')).toMatchObject({ code: 0 })
  const bytes = Object.entries(await bytesOf(join(FOLDER, 'dist')))
  files = Object.fromEntries(bytes.map(([path, text]) => [path, Buffer.from(text, 'latin1').toString('utf8')]))
}, 120_000)

const page = (path: string) => files[`${path}.html`] ?? ''

describe('a build of another site', () => {
  test('makes its pages, the outputs of every site and its own', () => {
    const paths = Object.keys(files).filter((path) => !path.startsWith('assets/'))
    expect(paths).toMatchInlineSnapshot(`
      [
        "404.html",
        "_headers",
        "_redirects",
        "breads/country-loaf.html",
        "breads/plum-plait.html",
        "breads/seeded-rye.html",
        "index.html",
        "licences.txt",
        "loaves/country-loaf.html",
        "loaves/plum-plait.html",
        "loaves/seeded-rye.html",
        "manifest.json",
        "prices.json",
        "robots.txt",
        "sitemap.xml",
        "stories/a-night-on-sourdough.html",
        "stories/seeds-that-stay.html",
      ]
    `)
    expect(JSON.parse(files['prices.json'] ?? '')).toContainEqual({
      title: 'Seeded rye',
      url: '/breads/seeded-rye',
      price: 6.2,
      grams: 1000,
    })
    expect(files['sitemap.xml']?.match(/<loc>[^<]*/g)).toHaveLength(6)
  })

  test('links entries both ways, and fills facts, templates and derived values', () => {
    expect(page('stories/seeds-that-stay')).toContain('<a href="/breads/seeded-rye">Seeded rye</a>')
    expect(page('breads/seeded-rye')).toContain('<a href="/stories/seeds-that-stay">Seeds that stay</a>')
    expect(page('index')).toContain('<h1>Bread from two ovens</h1>')
    expect(page('breads/plum-plait')).toContain('£12.00 a kilo')
    expect(page('breads/plum-plait')).toContain('Until 31 October 2031')
  })

  test('describes to programs what its pages describe, and nothing on others', () => {
    expect(page('breads/seeded-rye')).toMatch(
      /<script type="application\/ld\+json">\{"@context":"https:\/\/schema\.org","@graph":\[\{"@type":"Product","name":"Seeded rye",[^<]*<\/script><\/body>/,
    )
    expect(page('index')).not.toContain('application/ld+json')
  })

  test('puts its frame around every page, and its own components into texts', () => {
    for (const path of ['index', 'breads/country-loaf', 'stories/a-night-on-sourdough', '404'])
      expect(page(path)).toMatch(/<header>.*<main id="main".*<footer><address>3 Mill Lane/s)
    expect(page('stories/a-night-on-sourdough')).toMatch(/<aside class="tip"><b>At home<\/b><p>A bowl/)
  })

  test('gives each page the styles that it uses', () => {
    const stylesOf = (path: string) => /<style>(.*?)<\/style>/.exec(page(path))?.[1] ?? ''
    const has = (path: string) => ['.price-tag', '.order', '.link-list', '.prose'].filter((name) => stylesOf(path).includes(name))
    expect(has('index')).toEqual(['.link-list'])
    expect(has('breads/country-loaf')).toEqual(['.price-tag', '.order', '.link-list'])
    expect(has('stories/seeds-that-stay')).toEqual(['.link-list', '.prose'])
    expect(stylesOf('index')).toContain('light-dark(#8a4b14,#e0a468)')
  })

  test('carries the island of a page and its script', () => {
    expect(page('breads/country-loaf')).toContain('data-island="order"')
    const loader = /<script type="module" src="\/(assets\/loader-[^"]*)"/.exec(page('breads/country-loaf'))?.[1] ?? ''
    const island = /assets\/island-[\w-]+\.js/.exec(files[loader] ?? '')?.[0] ?? ''
    expect(files[island]).toContain('type:`number`')
  })

  test('has nothing of the other site', () => {
    const own = Object.entries(files).filter(([path]) => !path.startsWith('assets/react-'))
    expect(own.filter(([, text]) => /aldergate/i.test(text)).map(([path]) => path)).toEqual([])
  })
})

describe('a check of another site', () => {
  test('finds no error, and applies its own lint rule', async () => {
    const { code, stdout, stderr } = await run('check', '--as-of', '2031-11-01')
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^11 files have no errors/) })
    const file = `${PROJECT}/content/breads/plum-plait.yaml`
    expect(stderr).toContain(`${file}:6:8  warning bread/out-of-season  This bread was baked until 2031-10-31.`)
    expect(stderr).toContain('1 warning in 1 file.')
  })

  test('explains its own problems', async () => {
    const { code, stdout } = await run('check', '--explain', 'bread/out-of-season')
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('A bread is on the list after its season.') })
  })

  folderTest('reports what is broken, with its lines, by its own tables', async ({ folder }) => {
    await cp(join(FOLDER, 'content'), folder, { recursive: true })
    const spoil = async (file: string, from: string, to: string) => {
      const text = await readFile(join(folder, file), 'utf8')
      await writeFile(join(folder, file), text.replace(from, to))
    }
    await spoil('breads/seeded-rye.yaml', 'grams: 1000', 'grams: much')
    await spoil('stories/seeds-that-stay.mdx', '[seeded-rye, country-loaf]', '[seeded-rey]')
    await spoil('stories/a-night-on-sourdough.mdx', '<Tip title="At home">', '<Tipp title="At home">')
    await spoil('site/words.yaml', "'{price} a kilo'", 'Dear')
    const { code, stderr } = await run('check', '--content', folder)
    expect(code).toBe(1)
    const lines = stderr.split('\n').filter((line) => line.startsWith(folder))
    expect(lines.map((line) => line.slice(folder.length + 1))).toMatchInlineSnapshot(`
      [
        "breads/seeded-rye.yaml:4:8  field/type  \`grams\` has to be a number, not the text \`much\`.",
        "site/words.yaml:3:10  field/place-missing  \`perKilo\` needs the place \`{price}\`.",
        "stories/a-night-on-sourdough.mdx:12:1  mdx/component  The component \`<Tipp>\` is not known. Did you mean \`Tip\`?",
        "stories/seeds-that-stay.mdx:5:10  ref/unknown  \`breads[0]\` names \`seeded-rey\`, which is not in breads. Did you mean \`seeded-rye\`?",
      ]
    `)
  })
})

test('a preview serves it as a static host does', async () => {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'preview', '--project', PROJECT, '--port', '0'], {
    cwd: ROOT,
    env: environmentOf(),
  })
  try {
    const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as string[]
    const origin = line?.trim() ?? ''
    const get = async (path: string) => {
      const answer = await fetch(origin + path, { redirect: 'manual' })
      return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
    }
    expect(await get('/breads/plum-plait')).toMatchObject({ status: 200, text: page('breads/plum-plait') })
    expect(await get('/loaves/plum-plait')).toMatchObject({ status: 301, to: '/breads/plum-plait' })
    expect(await get('/nothing')).toMatchObject({ status: 404, text: page('404') })
  } finally {
    child.kill()
    await once(child, 'close')
  }
})

describe('tools for editors', () => {
  folderTest('knows the fields of its collections', async ({ folder }) => {
    expect(await run('schemas', '--out', folder)).toMatchObject({ code: 0 })
    const made = await bytesOf(folder)
    expect(Object.keys(made)).toContain('schemas/json/breads.schema.json')
    expect(made['schemas/json/stories.schema.json']).toContain('"seeded-rye"')
  })

  folderTest('writes a draft by the fields of a collection', async ({ folder }) => {
    await cp(join(FOLDER, 'content'), folder, { recursive: true })
    expect(await run('new', 'stories', 'made', '--content', folder)).toMatchObject({ code: 0 })
    expect(await readFile(join(folder, 'stories/made.mdx'), 'utf8')).toMatch(/^---\ndraft: true .*\ntitle: Made\n/)
  })
})

test('a site without articles to measure says so', async () => {
  const text = 'This site has no benchmark: `defineSite` takes one as `benchmark`, with the articles to add.\n'
  expect(await run('bench')).toMatchObject({ code: 2, stderr: expect.stringContaining(text) })
})

test('a folder that is no project is named', async () => {
  expect(await runCommand('check', '--project', 'docs')).toMatchObject({ code: 2, stderr: expect.stringContaining('has no site') })
  expect(await runCommand('check', '--project', '..')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('where a project has to be'),
  })
  expect(await runCommand('check', '--project')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('`--project` needs a value: `--project FOLDER`.'),
  })
})
