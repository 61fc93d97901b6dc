import { createServer } from 'vite'
import { type CommandInput, EXIT, foldersOf, usage } from './command'
import { sitePlugin } from './dev-plugin'

/** `npm run dev`: a server that renders pages on demand and shows what is saved at once. */
export default async function dev({ args, root }: CommandInput): Promise<number> {
  if (args.length > 0) return usage('Usage: npm run dev')
  const server = await createServer({ root, plugins: [sitePlugin(foldersOf(root))], clearScreen: false })
  await server.listen()
  server.printUrls()
  await new Promise<void>((resolve) => {
    server.httpServer?.once('close', () => resolve())
    const stop = () => void server.close()
    process.once('SIGINT', stop).once('SIGTERM', stop)
  })
  return EXIT.ok
}
