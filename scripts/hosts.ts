import { caddySettings } from '../renderer/hosts/caddy'
import { nginxSettings } from '../renderer/hosts/nginx'
import type { HostRules } from '../renderer/hosts/rules'
import { vercelSettings } from '../renderer/hosts/vercel'
import { argumentsOf, type CommandInput, EXIT, foldersOf, noSite, usage } from './command'
import { readHostRules } from './host-rules'
import { usageOf } from './usage/help.mjs'

/** Hosts that do not read the rules in `dist/`, each with the settings that say the same. */
const SETTINGS = { nginx: nginxSettings, caddy: caddySettings, vercel: vercelSettings } as const satisfies Record<
  string,
  (rules: HostRules) => string
>

const isHost = (name: string | undefined): name is keyof typeof SETTINGS => name !== undefined && Object.hasOwn(SETTINGS, name)

/** `npm run hosts`: prints settings for a host, made from the rules of the last build. */
export default async function hosts({ args, root }: CommandInput): Promise<number> {
  const read = argumentsOf('hosts', args)
  if ('wrong' in read) return usage(read.wrong)
  const [host, ...more] = read.rest
  if (host === undefined || more.length > 0) return usage(usageOf('hosts'))
  if (!isHost(host)) return usage(`There are settings for ${Object.keys(SETTINGS).join(', ')}, and none for \`${host}\`.`)
  const { dist } = foldersOf(root, read.options)
  const missing = noSite(dist)
  if (missing !== undefined) return usage(missing)
  console.log(SETTINGS[host](await readHostRules(dist)).trimEnd())
  return EXIT.ok
}
