import { randomBytes } from 'node:crypto'
import { createServer } from 'vite'
import { EXPLORER } from '../src/engine/routes/explorer'
import { clockOf } from './clock'
import { argumentsOf, type CommandInput, EXIT, foldersOf, isWithin, usage } from './command'
import { sitePlugin } from './dev-plugin'
import { hostOf, portOf } from './port'
import { viteConfigOf } from './project.mjs'
import { untilStopped } from './stop'

/** Folders that no page is made from. Tests hold symbolic links in circles, which a watcher would follow. */
const UNWATCHED = ['tests', 'dist', '.cache']

/** Whether a path is in a folder that is not watched. A project may itself be in the tests of the engine. */
const isUnwatched = (engine: string, root: string) => (path: string) => {
  const folder = isWithin(path, root) ? root : engine
  return UNWATCHED.some((name) => isWithin(path, `${folder}/${name}`))
}

/** `npm run dev`: starts a server that renders pages on demand and shows changes at once; with `--host` other machines can ask it, too. */
export default async function dev({ args, codeKey, ...project }: CommandInput): Promise<number> {
  const given = argumentsOf(args, ['as-of', 'port'], ['host'])
  const options = given?.rest.length === 0 ? given.options : undefined
  const port = options?.port === undefined ? undefined : portOf(options.port)
  if (!options || (options.port !== undefined && port === undefined))
    return usage('Usage: npm run dev [-- --as-of DATE] [--port NUMBER] [--host]')
  const clock = clockOf(options['as-of'])
  if ('wrong' in clock) return usage(clock.wrong)
  const { engine, root } = project
  const nonce = randomBytes(16).toString('base64url')
  const server = await createServer({
    ...viteConfigOf(project),
    plugins: [sitePlugin({ ...foldersOf(root), project, clock, codeKey, nonce })],
    html: { cspNonce: nonce },
    clearScreen: false,
    // Without a port, vite takes the next one that is free.
    server: {
      host: hostOf(options) ?? true,
      // No other origin reads what is served, not even one of this machine.
      cors: false,
      watch: { ignored: isUnwatched(engine, root) },
      ...(port !== undefined && { port, strictPort: true }),
    },
  })
  try {
    await server.listen()
  } catch (error) {
    // Closing the server would wait for modules that are still in work.
    process.exit(usage(`The port cannot be used: ${error instanceof Error ? error.message : String(error)}.`))
  }
  const stopped = untilStopped()
  server.printUrls()
  const [origin] = server.resolvedUrls?.local ?? []
  if (origin !== undefined) server.config.logger.info(`  Content: ${new URL(EXPLORER, origin)}`)
  await stopped
  // Closing the server would wait for pages and modules that are still in work.
  process.exit(EXIT.ok)
}
