import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachDatabase, type TestServer, type TestUser } from '../harness.ts'
import { packOf } from '../packFixtures.ts'
import { bankPack } from './bankPack.ts'

type Row = Readonly<Record<string, unknown>>

/** An account with an amount on it, from the bank, which may be drawn without end. */
async function addAccount(server: TestServer, holder: string, amount: string): Promise<string> {
  const id = `account-${randomUUID()}`
  await sql`insert into demo_account (id, name, holder, minimum) values ('bank', 'Bank', null, null)
    on conflict do nothing`.execute(server.db)
  await sql`insert into demo_account (id, name, holder, minimum) values (${id}, 'Mine', ${holder}, 0)`.execute(
    server.db,
  )
  const entry = randomUUID()
  await sql`insert into demo_movement (id, entry, account, amount) values
    (${randomUUID()}, ${entry}, 'bank', -${amount}::numeric), (${randomUUID()}, ${entry}, ${id}, ${amount}::numeric)`.execute(
    server.db,
  )
  return id
}

async function addWithdrawal(server: TestServer, { token }: TestUser, values: Row): Promise<string> {
  const { body } = await server.call<Row>('POST', '/demo/withdrawal/add', { token, body: values })
  expect(body).toMatchObject({ success: true, result: { state: 'requested' } })
  return String(body.result.id)
}

async function readSums(server: TestServer, account: string) {
  const { rows } = await sql<{ balance: string; all: string; entries: number }>`
    select cast(coalesce(sum(amount) filter (where account = ${account}), 0) as text) as balance,
      cast(coalesce(sum(amount), 0) as text) as "all",
      (select count(*)::int from (select entry from demo_movement group by entry having sum(amount) <> 0) as broken) as entries
    from demo_movement`.execute(server.db)
  return rows[0]
}

describeEachDatabase('withdrawals from an account', { install: packOf(bankPack) }, (server) => {
  const payer = () => server().signIn({ codes: ['demo:withdrawal:pay', 'demo:withdrawal:all', 'demo:account:all'] })
  const pay = (token: string, id: string, headers = {}) =>
    server().call<Row>('POST', '/demo/withdrawal/transition/pay', { token, body: { id }, headers })

  test('of which 200 come at once never overdraw it, and the movements add up to the balance', {
    timeout: 120_000,
  }, async () => {
    const person = await server().signIn({})
    const { token } = await payer()
    const account = await addAccount(server(), person.username, '500.50')
    const ids = await Promise.all(
      Array.from({ length: 200 }, () => addWithdrawal(server(), person, { account, amount: '10.01' })),
    )
    const answers = await Promise.all(ids.map((id) => pay(token, id)))
    const paid = answers.filter(({ body }) => body.success)
    expect(paid).toHaveLength(50)
    const refused = answers.filter(({ body }) => !body.success)
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set(['余额不足：可用 0.00，需要 10.01']))
    expect(await readSums(server(), account)).toMatchObject({ balance: '0.00', all: '0.00', entries: 0 })
    const { body } = await server().call<Row>('GET', '/demo/account/queryById', {
      token: person.token,
      query: { id: account },
    })
    expect(body.result.balance).toBe(0)
    const states = await sql<{ state: string; count: number }>`
      select state, count(*)::int as count from demo_withdrawal where account = ${account} group by state order by state`.execute(
      server().db,
    )
    expect(states.rows).toEqual([
      { state: 'paid', count: 50 },
      { state: 'requested', count: 150 },
    ])
    expect(server().bugs).toEqual([])
  })

  test('sent five times with one key is paid once, and without a key no more than once', async () => {
    const person = await server().signIn({})
    const { token } = await payer()
    const account = await addAccount(server(), person.username, '100.00')
    const first = await addWithdrawal(server(), person, { account, amount: '30.00' })
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(token, first, headers)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ success: true, result: { state: 'paid' } })
    const second = await addWithdrawal(server(), person, { account, amount: '30.00' })
    const others = await Promise.all(Array.from({ length: 5 }, () => pay(token, second)))
    expect(others.filter(({ body }) => body.success)).toHaveLength(1)
    expect(await readSums(server(), account)).toMatchObject({ balance: '40.00', all: '0.00', entries: 0 })
  })

  test('whose last step fails leaves nothing behind: no state, no movement, no message, no version', async () => {
    const person = await server().signIn({})
    const { token } = await payer()
    const account = await addAccount(server(), person.username, '100.00')
    const id = await addWithdrawal(server(), person, { account, amount: '30.00' })
    // The third step changes the note of that key, which is not there.
    await sql`update demo_withdrawal set reason = 'no such note' where id = ${id}`.execute(server().db)
    const count = async () =>
      (
        await sql<Row>`select (select count(*)::int from demo_movement) as movements,
          (select count(*)::int from sys_data_log) as versions, (select count(*)::int from sys_announcement) as messages,
          (select count(*)::int from sys_log) as entries`.execute(server().db)
      ).rows[0]
    const before = await count()
    expect((await pay(token, id)).body).toMatchObject({ success: false })
    expect(await count()).toEqual(before)
    const { rows } = await sql<Row>`select state, paid_by from demo_withdrawal where id = ${id}`.execute(server().db)
    expect(rows).toEqual([{ state: 'requested', paidBy: null }])
    expect(await readSums(server(), account)).toMatchObject({ balance: '100.00', all: '0.00', entries: 0 })
  })

  test('is paid by who holds the code, sets what the document says, and its owner is notified', async () => {
    const person = await server().signIn({})
    const account = await addAccount(server(), person.username, '100.00')
    const id = await addWithdrawal(server(), person, { account, amount: '20' })
    expect((await pay(person.token, id)).body.code).toBe(510)
    const { token, username } = await payer()
    expect((await pay(token, id)).body).toMatchObject({
      success: true,
      result: { id, state: 'paid', paidBy: username, amount: 20, fee: 0.3 },
    })
    expect((await pay(token, id)).body.message).toContain('paid')
    const { rows } = await sql<Row>`
      select notice.titile, notice.msg_content from sys_announcement_send sent
      join sys_announcement notice on notice.id = sent.annt_id where sent.user_id = ${person.id}`.execute(server().db)
    expect(rows).toEqual([{ titile: 'Paid', msgContent: '<p>You got 20</p>' }])
  })

  test('is refused where its condition does not hold, from another state, and with values that it does not take', async () => {
    const person = await server().signIn({})
    const { token } = await payer()
    const account = await addAccount(server(), person.username, '5000.00')
    const id = await addWithdrawal(server(), person, { account, amount: '1000.01' })
    expect((await pay(token, id)).body.message).toBe('Too much at once')
    const refuse = (values: Row) =>
      server().call<Row>('POST', '/demo/withdrawal/transition/refuse', { token, body: { id, values } })
    expect((await refuse({ reason: 'no', amount: 1 })).body).toMatchObject({
      success: false,
      result: { amount: expect.any(String) },
    })
    expect((await refuse({ reason: 'x'.repeat(21) })).body).toMatchObject({
      success: false,
      result: { reason: expect.any(String) },
    })
    expect((await refuse({ reason: 'no' })).body).toMatchObject({
      success: true,
      result: { state: 'refused', reason: 'no' },
    })
    expect((await refuse({ reason: 'no' })).body.message).toContain('refused')
  })

  test('cannot be given a state, or more than its columns take, by any call', async () => {
    const person = await server().signIn({})
    const { token } = person
    const account = await addAccount(server(), person.username, '100.00')
    const add = (values: Row) =>
      server().call<Row>('POST', '/demo/withdrawal/add', { token, body: { account, ...values } })
    expect((await add({ amount: '1', state: 'paid' })).body).toMatchObject({
      success: false,
      result: { state: expect.any(String) },
    })
    expect((await add({ amount: '1', fee: 0 })).body).toMatchObject({
      success: false,
      result: { fee: expect.any(String) },
    })
    expect((await add({ amount: '1', paidBy: 'me' })).body).toMatchObject({ success: false })
    expect((await add({ amount: '-1' })).body).toMatchObject({
      success: false,
      message: 'More than nothing',
      result: { amount: 'More than nothing' },
    })
    expect((await add({ amount: '0.001' })).body).toMatchObject({ success: false })
    expect((await add({ amount: '12345678901234567890123' })).body).toMatchObject({ success: false })
    const id = await addWithdrawal(server(), person, { account, amount: '1.00' })
    const edit = (values: Row) => server().call<Row>('PUT', '/demo/withdrawal/edit', { token, body: { id, ...values } })
    expect((await edit({ amount: '2.00' })).body).toMatchObject({
      success: false,
      result: { amount: expect.any(String) },
    })
    expect((await edit({ state: 'paid' })).body).toMatchObject({
      success: false,
      result: { state: expect.any(String) },
    })
    // The record as it was read, with one value that may change.
    const { body } = await server().call<Row>('GET', '/demo/withdrawal/queryById', { token, query: { id } })
    expect((await edit({ ...body.result, reason: 'soon' })).body).toMatchObject({
      success: true,
      result: { reason: 'soon', state: 'requested' },
    })
    expect((await server().call('GET', '/demo/movement/list', { token })).body.code).toBe(510)
    const admin = await server().signIn({ isAdmin: true })
    for (const [method, path] of [
      ['POST', 'add'],
      ['PUT', 'edit'],
      ['DELETE', 'delete'],
      ['POST', 'importExcel'],
    ] as const)
      expect((await server().call(method, `/demo/movement/${path}`, { token: admin.token, body: {} })).status).toBe(404)
  })
})
