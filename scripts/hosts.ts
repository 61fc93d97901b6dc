import { caddySettings } from '../renderer/hosts/caddy'
import { nginxSettings } from '../renderer/hosts/nginx'
import type { HostRules } from '../renderer/hosts/rules'
import { vercelSettings } from '../renderer/hosts/vercel'
import { argumentsOf, type CommandInput, EXIT, foldersOf, missingSiteMessage, oneArgument, reportUsageError } from './command'
import { readHostRules } from './host-rules'

/** Hosts that do not read the rules in `dist/`, each with a function that writes them as its settings. */
const SETTINGS = { nginx: nginxSettings, caddy: caddySettings, vercel: vercelSettings } as const satisfies Record<
  string,
  (rules: HostRules) => string
>

const isHost = (name: string): name is keyof typeof SETTINGS => Object.hasOwn(SETTINGS, name)

/** `npm run hosts`: prints settings for a host, made from the rules of the last build. */
export default async function hosts({ args, root }: CommandInput): Promise<number> {
  const read = argumentsOf('hosts', args)
  if ('error' in read) return reportUsageError(read.error)
  const named = oneArgument('hosts', `The name of the host (${Object.keys(SETTINGS).join(', ')})`, read.positionals)
  if ('error' in named) return reportUsageError(named.error)
  const { value: host } = named
  if (!isHost(host)) return reportUsageError(`There are settings for ${Object.keys(SETTINGS).join(', ')}, and none for \`${host}\`.`)
  const { dist } = foldersOf(root, read.options)
  const missing = missingSiteMessage(dist)
  if (missing !== undefined) return reportUsageError(missing)
  console.log(SETTINGS[host](await readHostRules(dist)).trimEnd())
  return EXIT.ok
}
