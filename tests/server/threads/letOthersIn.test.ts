import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { letOthersIn } from '../../../server/threads/letOthersIn.ts'

/** Keeps the thread busy for some milliseconds. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('others who come at once, each by a connection of their own, are answered after a few pieces of a long work', async () => {
  const server = createServer((_request, response) => response.end('served')).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  const { port } = address
  let pieces = 0
  let isDone = false
  const others = 40
  const answers = Promise.all(
    Array.from({ length: others }, async () =>
      (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text(),
    ),
  )
  void answers.finally(() => {
    isDone = true
  })
  while (!isDone && pieces < 200) {
    work(30)
    await letOthersIn()
    pieces += 1
  }
  expect(new Set(await answers)).toEqual(new Set(['served']))
  expect(pieces).toBeLessThan(others / 2)
})
