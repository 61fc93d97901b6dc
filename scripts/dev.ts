import { createServer } from 'vite'
import { EXPLORER } from '../src/engine/routes/explorer'
import { clockOf } from './clock'
import { type CommandInput, EXIT, foldersOf, optionsOf, usage } from './command'
import { sitePlugin } from './dev-plugin'
import { untilStopped } from './stop'

/** What no page is made of. Tests hold links that lead in circles, which a watcher follows. */
const UNWATCHED = ['tests', 'dist', '.cache']

/** `npm run dev`: a server that renders pages on demand and shows what is saved at once. */
export default async function dev({ args, root }: CommandInput): Promise<number> {
  const options = optionsOf(args, ['as-of'])
  if (!options) return usage('Usage: npm run dev [-- --as-of DATE]')
  const clock = clockOf(options['as-of'])
  if ('wrong' in clock) return usage(clock.wrong)
  const server = await createServer({
    root,
    plugins: [sitePlugin({ ...foldersOf(root), root, clock })],
    clearScreen: false,
    server: { watch: { ignored: UNWATCHED.map((name) => `${root}/${name}/**`) } },
  })
  await server.listen()
  const stopped = untilStopped()
  server.printUrls()
  const [origin] = server.resolvedUrls?.local ?? []
  if (origin !== undefined) server.config.logger.info(`  Content: ${new URL(EXPLORER, origin)}`)
  await stopped
  // Closing the server would wait for pages and modules that are being made for nobody.
  process.exit(EXIT.ok)
}
