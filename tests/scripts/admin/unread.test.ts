import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { adminMiddleware } from '../../../scripts/admin/host'
import { startRequester } from '../../support/request'
import { ROOT } from '../../support/run-command'

test('the editor says so while the content cannot be read', async () => {
  const host = adminMiddleware({ engine: ROOT, folder: '/nowhere', base: '/', read: async () => [], content: async () => undefined })
  const server = createServer((request, response) => host(request, response, () => response.writeHead(500).end()))
  const ask = await startRequester(server)
  const answers = await Promise.all(['/admin', '/admin/config.json'].map((path) => ask({ path })))
  server.closeAllConnections()
  server.close()
  const sentence = 'The content could not be read; the terminal says why.\n'
  expect(answers.map(({ status, body }) => [status, String(body)])).toEqual([
    [503, sentence],
    [503, sentence],
  ])
})
