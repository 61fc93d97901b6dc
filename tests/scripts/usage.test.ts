import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SITE_COMMANDS } from '../../scripts/new/site/packages'
import { portObstacle, portOf } from '../../scripts/port.mjs'
import { listenOnFreePort } from '../../scripts/serving'
import { readArguments } from '../../scripts/usage/arguments.mjs'
import { callOf, helpOf, optionsOf, overview } from '../../scripts/usage/help.mjs'
import { ALL_COMMANDS, MODULES } from '../../scripts/usage/table.mjs'
import { ROOT } from '../support/run-command'

const README = readFileSync(join(ROOT, 'README.md'), 'utf8')
const names = Object.keys(ALL_COMMANDS)
const public_ = names.filter((name) => callOf(name).startsWith('npm'))

describe('the table of commands', () => {
  test('is what docs/commands.md shows', async () => {
    const sections = public_.map((name) => `## ${callOf(name)}\n\n\`\`\`text\n${helpOf(name)}\n\`\`\`\n`)
    const about = '# Commands\n\nWhat each command prints with `-- --help`. The [README](../README.md#commands) says what they are for.\n'
    await expect([about, ...sections].join('\n')).toMatchFileSnapshot('../../docs/commands.md')
  })

  test('has what package.json runs, and every command of it that is a script of the project', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
    const own = Object.entries(scripts).filter(([, text]) => /^node scripts\/(?!node-version)[\w-]+\.mjs(?: [\w:-]+)*$/.test(text))
    expect(own.map(([name]) => name).toSorted()).toEqual(public_.filter((name) => !name.includes(' ')).toSorted())
  })

  test('has the commands that are known to other tools: the search for what nothing uses, and new sites', () => {
    const { entry } = JSON.parse(readFileSync(join(ROOT, 'knip.json'), 'utf8')) as { entry: string[] }
    expect(
      /^scripts\/\{(.*)\}\.ts$/
        .exec(entry[0] ?? '')?.[1]
        ?.split(',')
        .toSorted(),
    ).toEqual([...MODULES, 'worker'].toSorted())
    expect(SITE_COMMANDS.filter((name) => !public_.includes(name))).toEqual([])
  })

  test.for(public_)('is what README.md names of %s', (name) => {
    const call = callOf(name)
    expect(README).toContain(call)
    const named = [...README.matchAll(new RegExp(`\`${call}(?: --)?((?: [^\`]+)?)\``, 'g'))].flatMap(
      ([, rest = '']) => rest.match(/--[\w-]+/g) ?? [],
    )
    const known = new Set(Object.keys(optionsOf(name)).map((option) => `--${option}`))
    expect(named.filter((option) => !known.has(option))).toEqual([])
  })

  test('has every option that README.md names', () => {
    const known = new Set(names.flatMap((name) => Object.keys(optionsOf(name))).map((option) => `--${option}`))
    const named = new Set(README.match(/(?<![\w-])--[a-z][\w-]*/g))
    expect([...named].filter((option) => !known.has(option))).toEqual(['--help'])
  })

  test('is told as a whole, a line for each', () => {
    for (const name of public_) expect(overview()).toContain(`  ${callOf(name)} `)
    expect(overview()).not.toContain('floor')
  })
})

describe('arguments', () => {
  const wrong = (name: string, ...args: string[]) => {
    const read = readArguments(name, args, {})
    return 'error' in read ? read.error.split('\n')[0] : read
  }

  test('are options, switches and others', () => {
    expect(wrong('check', 'blog', '--strict', '--as-of', '2024-12-15', '--format=json', 'events')).toEqual({
      options: { strict: true, 'as-of': '2024-12-15', format: 'json' },
      positionals: ['blog', 'events'],
    })
  })

  test('may have an option whose value is left out', () => {
    expect(wrong('dev', '--host')).toMatchObject({ options: { host: '' } })
    expect(wrong('dev', '--host', '--open')).toMatchObject({ options: { host: '', open: true } })
    expect(wrong('dev', '--host', '127.0.0.1')).toMatchObject({ options: { host: '127.0.0.1' } })
    expect(wrong('dev', '--host=::1')).toMatchObject({ options: { host: '::1' } })
  })

  test.for([
    ['an unknown option', ['check', '--strct'], '`--strct` is not an option of `npm run check`. Did you mean `--strict`?'],
    ['one that is like no other', ['check', '--verbose'], '`--verbose` is not an option of `npm run check`.'],
    ['one that every object has', ['check', '--constructor'], '`--constructor` is not an option of `npm run check`.'],
    ['an unknown letter', ['build', '-o'], '`-o` is not an option of `npm run build`.'],
    ['an option of another command', ['preview', '--open'], '`--open` is not an option of `npm run preview`.'],
    ['no value', ['build', '--out'], '`--out` needs a value: `--out FOLDER`.'],
    ['an empty value', ['build', '--out='], '`--out` needs a value: `--out FOLDER`.'],
    ['an option in the place of a value', ['build', '--out', '--compress'], '`--out` needs a value: `--out FOLDER`.'],
    ['a value of a switch', ['audit', '--kinds=2'], '`--kinds` is a switch, and takes no value.'],
    [
      'a site for a command that works on none',
      ['new site', 'a', '--project', 'b'],
      '`--project` is not an option of `npm run new -- site`.',
    ],
    ['what means nothing', ['start', 'now'], '`npm start` takes options only, and not `now`.'],
  ] as const)('are refused with %s', ([, [name, ...args], text]) => {
    expect(wrong(name, ...args)).toBe(text)
  })

  test('that are refused lead to the help', () => {
    const read = (name: string) => readArguments(name, ['--nothing'], {})
    expect(read('start')).toEqual({ error: '`--nothing` is not an option of `npm start`.\n`npm start -- --help` shows its usage.' })
    expect(read('new collection')).toEqual({
      error: '`--nothing` is not an option of `npm run new -- collection`.\n`npm run new -- collection --help` shows its usage.',
    })
  })
})

describe('options that npm keeps for itself', () => {
  test.for([
    ['check', { npm_config_strict: 'true' }, ['content/blog'], '--strict', 'npm run check -- --strict'],
    ['check', { npm_config_as_of: 'true' }, ['2024-12-15'], '--as-of …', 'npm run check -- --as-of …'],
    ['check', { npm_config_as_of: '2024-12-15' }, [], '--as-of …', 'npm run check -- --as-of …'],
    ['check', { npm_config_strict: 'true' }, ['--format=json'], '--strict', 'npm run check -- --strict'],
    ['build', { npm_config_project: 'sites/mine' }, [], '--project …', 'npm run build -- --project …'],
    ['start', { npm_config_port: '3000' }, [], '--port …', 'npm start -- --port …'],
    ['new collection', { npm_config_singular: 'x' }, ['y'], '--singular …', 'npm run new -- collection --singular …'],
  ] as const)('stop %s: %j', ([name, environment, args, options, right]) => {
    const wrong = `npm took ${options} for itself. Options of a command come after two hyphens: \`${right}\`.`
    expect(readArguments(name, args, environment)).toEqual({ error: wrong })
  })

  test.for([
    [{ npm_config_strict: '' }, []],
    [{ npm_config_strict: 'true' }, ['--strict']],
    [{ npm_config_as_of: 'true' }, ['--as-of=2024-12-15']],
    [{ npm_config_port: 'true' }, []],
    [{ npm_config_strict_ssl: 'true' }, []],
  ] as const)('do not stop check: %j with %j', ([environment, args]) => {
    expect(readArguments('check', args, environment)).not.toHaveProperty('error')
  })
})

describe('a port', () => {
  test.for([
    ['0', 0],
    ['4173', 4173],
    ['65535', 65_535],
    ['65536', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['high', undefined],
  ] as const)('%j is %j', ([given, port]) => {
    expect(portOf(given)).toBe(port)
  })

  test('that is in use is named with the next that is free', async () => {
    const server = createServer()
    const port = await listenOnFreePort(server)
    const said = await portObstacle({ port, call: 'npm start' })
    const [, free = ''] = /^Port \d+ is in use\. (\d+) is free: `npm start -- --port \1`\.$/.exec(said ?? '') ?? []
    expect(Number(free)).toBeGreaterThan(port)
    expect(await portObstacle({ port: Number(free), call: 'npm start' })).toBeUndefined()
    server.close()
    expect(await portObstacle({ port: 0, call: 'npm start' })).toBeUndefined()
  })
})
