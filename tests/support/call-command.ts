import { vi } from 'vitest'
import { type CommandInput, EXIT } from '../../scripts/command'
import { siteAddressFor } from '../../scripts/site-address.mjs'
import { BUNDLE_KEY } from './bundle'
import { type CommandResult, environmentOf } from './run-command'
import { bundleFor, PROJECT } from './site'

type Command = (input: CommandInput) => Promise<number>

/** The source modules of the commands, not the bundle. */
const COMMANDS = import.meta.glob<Command>(
  '../../scripts/{advisories,audit,bench,build,check,dev,floor,hosts,licences,merge,new,preview,proof,schemas,shots}.ts',
  {
    import: 'default',
  },
)

/**
 * Calls a command in this process, which is much faster than a process of its own. Use `runCommand` to test its bundle, its
 * process, and what it stores from one run to the next.
 */
export const callCommand = (name: string, ...args: readonly string[]): Promise<CommandResult> => callCommandWith({}, name, ...args)

/** The same, with environment variables. */
export async function callCommandWith(
  set: Readonly<Record<string, string>>,
  name: string,
  ...args: readonly string[]
): Promise<CommandResult> {
  const command = await COMMANDS[`../../scripts/${name}.ts`]?.()
  if (!command) throw new Error(`There is no command ${name}`)
  const texts = { stdout: '', stderr: '' }
  const print = (stream: keyof typeof texts) => (text: unknown) => {
    texts[stream] += `${String(text)}\n`
  }
  const write = (stream: keyof typeof texts) => (text: unknown) => {
    texts[stream] += String(text)
    return true
  }
  const siteAddress = siteAddressFor(name, args, {})
  if ('error' in siteAddress) return { code: EXIT.usage, stdout: '', stderr: `${siteAddress.error}\n` }
  const bundle = bundleFor(siteAddress.base)
  const before = process.env
  process.env = environmentOf(set)
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print('stdout')),
    vi.spyOn(console, 'error').mockImplementation(print('stderr')),
    vi.spyOn(process.stdout, 'write').mockImplementation(write('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(write('stderr')),
  ]
  try {
    return { code: await command({ ...PROJECT, siteAddress, bundle, args, codeKey: process.env[BUNDLE_KEY] ?? '' }), ...texts }
  } finally {
    for (const spy of spies) spy.mockRestore()
    process.env = before
  }
}
