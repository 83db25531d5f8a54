import { expect, test } from 'vitest'
import { describeDatabase } from '../harness.ts'
import { packOf } from '../packFixtures.ts'
import { bankPack } from './bankPack.ts'

type Row = Readonly<Record<string, unknown>>

describeDatabase('the list of what is open to people without an account', { install: packOf(bankPack) }, (server) => {
  const read = (token: string, query = {}) =>
    server().call<readonly Row[]>('GET', '/sys/permission/openings', { token, query })
  const answer = (token: string, id: string) =>
    server().call<Row>('GET', '/sys/permission/openings/answer', { token, query: { id } })

  test('has the operations of tables with the columns that leave, and the calls of the server, and no closed one', async () => {
    const { token } = await server().signIn({ codes: ['permission:explain'] })
    const ids = new Map((await read(token)).body.result.map((row) => [row.id, row]))
    expect(ids.get('GET /demo/note/list')).toMatchObject({
      kind: 'table',
      shows: 'title, price, total, create_time, cover',
      hasAnswer: true,
    })
    expect(ids.get('POST /demo/request/add')).toMatchObject({ kind: 'table', hasAnswer: false })
    expect(ids.get('POST /sys/login')).toMatchObject({ kind: 'call', hasAnswer: false })
    for (const closed of ['GET /demo/order/list', 'POST /demo/note/add', 'GET /demo/account/list'])
      expect(ids.has(closed)).toBe(false)
    const found = (await read(token, { name: '*create_time*' })).body.result.map(({ id }) => id)
    expect(found).toContain('GET /demo/note/list')
    expect(found).not.toContain('POST /sys/login')
  })

  test('shows what a stranger gets at this moment, and asks nothing that is closed or writes', async () => {
    const owner = await server().signIn({})
    await server().call('POST', '/demo/note/add', {
      token: owner.token,
      body: { title: 'seen', inside: 'kept inside' },
    })
    const { token } = await server().signIn({ codes: ['permission:explain'] })
    const shown = await answer(token, 'GET /demo/note/list')
    expect(shown.body.result).toMatchObject({ status: 200, answer: { records: [{ title: 'seen' }] } })
    expect(shown.text).not.toContain('kept inside')
    for (const id of ['GET /demo/order/list', 'POST /demo/request/add', 'GET /sys/user/list'])
      expect((await answer(token, id)).body.success).toBe(false)
    expect((await answer(owner.token, 'GET /demo/note/list')).body.code).toBe(510)
  })
})
