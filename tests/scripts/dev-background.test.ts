import { EventEmitter } from 'node:events'
import { createServer, get, type ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createBackground, inBackground } from '../../scripts/dev/background'

const response = () => new EventEmitter() as EventEmitter & ServerResponse

function* counting(done: number[], steps: number): Generator<void, string> {
  for (let n = 0; n < steps; n++) {
    done.push(n)
    yield
  }
  return 'all'
}

describe('work in the background', () => {
  test('is done step by step to its end', async () => {
    const done: number[] = []
    expect(await inBackground(counting(done, 5), createBackground(), () => true)).toBe('all')
    expect(done).toEqual([0, 1, 2, 3, 4])
  })

  test('ends when it is no longer current', async () => {
    const done: number[] = []
    expect(await inBackground(counting(done, 5), createBackground(), () => done.length < 2)).toBeUndefined()
    expect(done).toEqual([0, 1])
  })

  test('stands back until every request is answered', async () => {
    const background = createBackground()
    const [first, second] = [response(), response()]
    for (const one of [first, second]) background.pauseDuring(one)
    const order: string[] = []
    const work = background.whenIdle().then(() => order.push('work'))
    // A turn would come at the latest when the loop is free.
    await new Promise(setImmediate)
    first.emit('close')
    await new Promise(setImmediate)
    order.push('answered')
    second.emit('close')
    await work
    expect(order).toEqual(['answered', 'work'])
  })

  test('does not wait for a request whose browser has gone before it was answered', async () => {
    const background = createBackground()
    const server = createServer()
    const gone = new Promise<ServerResponse>((resolve) => {
      server.on('request', (_, answer) => {
        answer.once('close', () => resolve(answer))
        asked.destroy()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const address = server.address()
    const asked = get({ host: 'localhost', port: typeof address === 'object' && address ? address.port : 0 }).on('error', () => {})
    background.pauseDuring(await gone)
    expect(await inBackground(counting([], 2), background, () => true)).toBe('all')
    server.close()
  })
})
