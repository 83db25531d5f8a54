import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { functionsExample } from '../../../scripts/reference/functionsExample.ts'
import type { Message } from '../../../server/senders/sender.ts'
import { describeEachDatabase } from '../harness.ts'
import { packOf } from '../packFixtures.ts'

type Row = Readonly<Record<string, unknown>>

const order = {
  version: 2,
  table: 'shop_order',
  path: '/shop/order',
  accessPrefix: 'shop.order',
  operations: { list: 'signedIn', add: 'signedIn' },
  columns: {
    number: { type: 'text', editable: 'never' },
    note: { type: 'text' },
    state: { type: 'text' },
  },
  transitions: {
    column: 'state',
    moves: [
      { id: 'begin', to: 'new' },
      {
        id: 'fail',
        from: ['new'],
        to: 'failed',
        access: 'signedIn',
        steps: [
          { call: { function: 'makeNumber', values: { rule: 'daily_serial' } } },
          { call: { function: 'sendMail', values: { to: 'a@example.com', subject: 'No', text: 'No' } } },
          { change: { table: 'shop_order', key: '{{ record.id }}', set: { number: '{{ result }}' } } },
          { call: { function: 'makeNumber', values: { rule: '{{ record.note }}' } } },
        ],
      },
    ],
  },
}

const pack = {
  'pack.json': { id: 'shop', version: 1, title: 'Shop' },
  'tables/invoice.json': functionsExample,
  'tables/order.json': order,
}

/** Resolves with the next mail. */
let mail = Promise.withResolvers<Message>()
const sender = { send: async (message: Message) => mail.resolve(message) }

describeEachDatabase('a function that a move calls', { install: packOf(pack), sender }, (server) => {
  const post = (token: string, path: string, body: Row) => server().call<Row>('POST', path, { token, body })
  const add = async (token: string, path: string, values: Row) =>
    String((await post(token, `${path}/add`, values)).body.result.id)

  test('gives a value to the steps after it, and does what waits once the move is committed, as the reference shows', async () => {
    mail = Promise.withResolvers<Message>()
    const { token } = await server().signIn({})
    const id = await add(token, '/shop/invoice', { customer: 'ann@example.com' })
    const other = await add(token, '/shop/invoice', { customer: 'bob@example.com' })
    const { body } = await post(token, '/shop/invoice/transition/issue', { id })
    expect(body).toMatchObject({
      success: true,
      result: { state: 'issued', number: expect.stringMatching(/^\d{12}$/) },
    })
    const number = String(body.result.number)
    expect(await mail.promise).toEqual({
      channel: 'mail',
      to: 'ann@example.com',
      subject: 'Your invoice',
      text: `Its number is ${number}.`,
    })
    const next = await post(token, '/shop/invoice/transition/issue', { id: other })
    expect(Number(next.body.result.number)).toBe(Number(number) + 1)
    const { rows } = await sql<Row>`select es_title, es_receiver from sys_message order by es_receiver`.execute(
      server().db,
    )
    expect(rows).toEqual([
      { esTitle: 'Your invoice', esReceiver: 'ann@example.com' },
      { esTitle: 'Your invoice', esReceiver: 'bob@example.com' },
    ])
  })

  test('takes all of the move back where it fails: the number that counts, the mail and the record', async () => {
    const { token } = await server().signIn({})
    const id = await add(token, '/shop/order', { note: `no-rule-${randomUUID()}` })
    const read = async () =>
      (
        await sql<Row>`select (select count(*)::int from sys_message) as mails,
          (select coalesce(sum(value), 0)::int from sys_serial_number) as serial,
          (select number from shop_order where id = ${id}) as number,
          (select state from shop_order where id = ${id}) as state`.execute(server().db)
      ).rows[0]
    const before = await read()
    const { body } = await post(token, '/shop/order/transition/fail', { id })
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('no-rule') })
    expect(await read()).toEqual(before)
    expect(before).toMatchObject({ number: null, state: 'new' })
  })

  test('is given no value that it does not take, whatever a formula gives', async () => {
    const { token } = await server().signIn({})
    const id = await add(token, '/shop/order', {})
    const { body } = await post(token, '/shop/order/transition/fail', { id })
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('makeNumber') })
    expect(server().bugs).toEqual([])
  })
})
