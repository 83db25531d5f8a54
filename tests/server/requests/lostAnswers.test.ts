import { expect, test } from 'vitest'
import { createTestClient } from '../../data/testClient.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'

/** The app's client of somebody, before a server whose answers may be lost on their way. */
function createPerson(server: TestServer, token: string) {
  let losses = 0
  const { client } = createTestClient('http://127.0.0.1', {
    getToken: () => token,
    getTenant: () => 0,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const text = await request.text()
      const answer = await server.app.inject({
        method: request.method as 'POST',
        url: `${pathname}${search}`,
        headers: Object.fromEntries(request.headers),
        ...(text === '' ? {} : { payload: text }),
      })
      if (losses > 0) {
        losses -= 1
        throw new TypeError('The connection is gone.')
      }
      return new Response(answer.body, { status: answer.statusCode })
    },
  })
  return {
    client,
    lose: (count: number) => {
      losses = count
    },
  }
}

describeEachDatabase('what a person adds', {}, (server) => {
  const report = { head: { name: 'Sales', cgrSql: 'select 1 as one' }, items: [], params: [] }
  const save = (client: ReturnType<typeof createPerson>['client']) =>
    client.post('/online/cgreport/head/add', report, { report: false })
  const count = async () => (await server().db.selectFrom('onlCgreportHead').select('id').execute()).length

  test('is there once when it is sent anew after lost answers, and twice when it is wanted twice', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { client, lose } = createPerson(server(), token)
    lose(2)
    await expect(save(client)).rejects.toThrow()
    await expect(save(client)).rejects.toThrow()
    const kept = await save(client)
    expect(kept.result).toMatchObject({ name: 'Sales' })
    expect(await count()).toBe(1)
    await save(client)
    expect(await count()).toBe(2)
  })

  test('is there once after a double click, and once for each of two people', async () => {
    const before = await count()
    const people = await Promise.all([1, 2].map(() => server().signIn({ isAdmin: true })))
    const clients = people.map(({ token }) => createPerson(server(), token).client)
    const answers = await Promise.all(clients.flatMap((client) => [save(client), save(client)]))
    const ids = answers.map(({ result }) => (result as { readonly id: string }).id)
    expect(ids[0]).toBe(ids[1])
    expect(ids[2]).toBe(ids[3])
    expect(new Set(ids).size).toBe(2)
    expect(await count()).toBe(before + 2)
  })
})
