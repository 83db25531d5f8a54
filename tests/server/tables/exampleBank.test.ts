import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { installPacks } from '../../../server/packs/install.ts'
import { describeDatabase } from '../harness.ts'

const folder = fileURLToPath(new URL('../../../docs/language/example/bank', import.meta.url))
const schemas = fileURLToPath(new URL('../../../schemas', import.meta.url))

const install = (db: Parameters<typeof installPacks>[0]) =>
  installPacks(db, { packFolders: [schemas, folder], isDemo: true })

type Row = Readonly<Record<string, unknown>>

describeDatabase('the bank of the reference', { install }, (server) => {
  const open = async (codes: readonly string[] = []) => {
    const person = await server().signIn({ codes })
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: Row) =>
      server().call<Row>(method, `/bank${path}`, { token: person.token, ...(body === undefined ? {} : { body }) })
    return { ...person, call }
  }

  test('a withdrawal is requested by its owner, paid by who may, and draws no account below its lowest balance', async () => {
    const owner = await open()
    const clerk = await open(['bank.withdrawal:all', 'bank.withdrawal:pay', 'bank.account:all'])
    await sql`insert into bank_account (id, name, holder, minimum) values ('mine', 'Mine', ${owner.username}, 0)`.execute(
      server().db,
    )
    await sql`insert into bank_movement (id, entry, account, amount) values ('m1', 'e1', 'mine', 250), ('m2', 'e1', 'bank', -250)`.execute(
      server().db,
    )
    const request = async (amount: string) =>
      String((await owner.call('POST', '/withdrawal/add', { account: 'mine', amount })).body.result.id)
    const [first, second] = [await request('200'), await request('100')]
    const pay = (id: string) => clerk.call('POST', '/withdrawal/transition/pay', { id })
    expect((await owner.call('POST', '/withdrawal/transition/pay', { id: first })).body.success).toBe(false)
    expect((await pay(first)).body.success).toBe(true)
    expect((await pay(second)).body.success).toBe(false)
    const { body } = await owner.call('GET', '/account/queryById?id=mine')
    expect(body.result).toMatchObject({ balance: 50, paidCount: 1 })
    expect((await owner.call('GET', '/withdrawal/list')).text).toContain('"state":"requested"')
    const stranger = await open()
    expect((await stranger.call('GET', '/withdrawal/list')).body.result).toMatchObject({ total: 0 })
  })

  test('a withdrawal that was written since its clerk read it is refused with what it is now, and then with its state', async () => {
    const owner = await open()
    const clerk = await open(['bank.withdrawal:all', 'bank.withdrawal:pay', 'bank.account:all'])
    await sql`insert into bank_account (id, name, holder, minimum) values ('hers', 'Hers', ${owner.username}, 0)`.execute(
      server().db,
    )
    const added = await owner.call('POST', '/withdrawal/add', { account: 'hers', amount: '20' })
    const id = String(added.body.result.id)
    const headers = { 'x-record-version': 'true', 'accept-language': 'en' }
    const ask = (method: 'GET' | 'POST', path: string, body?: Row) =>
      server().call<Row>(method, `/bank/withdrawal/${path}`, { token: clerk.token, headers, ...(body ? { body } : {}) })
    const { _recordVersion } = (await ask('GET', `queryById?id=${id}`)).body.result
    await sql`update bank_withdrawal set amount = 30 where id = ${id}`.execute(server().db)
    const refuse = { id, _recordVersion, values: { reason: 'late' } }
    const late = await ask('POST', 'transition/refuse', refuse)
    expect(late.body).toMatchObject({ success: false, code: 409, result: { record: { id, amount: 30 } } })
    const { record } = late.body.result as { readonly record: Row }
    const again = { ...refuse, _recordVersion: record._recordVersion }
    expect((await ask('POST', 'transition/refuse', again)).body).toMatchObject({ result: { state: 'refused' } })
    expect((await ask('POST', 'transition/refuse', again)).body.message).toContain('"refused"')
  })

  test('notices and rates are for everybody, and what the bank keeps to itself is not', async () => {
    const notice = await server().call<Row>('GET', '/bank/notice/queryById', { query: { id: 'holiday' } })
    expect(Object.keys(notice.body.result)).not.toContain('note')
    const rates = await server().call('GET', '/bank/rate/list')
    expect(rates.text).toContain('Euro')
    expect(rates.text).not.toContain('boughtAt')
    expect((await server().call('GET', '/bank/account/list')).status).toBe(401)
    expect(server().bugs).toEqual([])
  })

  test('anyone complains, sees what is public of complaints and of a report, and only who may answers', async () => {
    const api = (method: 'GET' | 'POST', path: string, body?: Row, token?: string) =>
      server().call<Row>(method, `/online/${path}`, {
        ...(body === undefined ? {} : { body }),
        ...(token === undefined ? {} : { token }),
      })
    const complain = (subject: string) =>
      api('POST', 'cgform/api/form/bank_complaint', { subject, mailbox: 'ada@example.org' })
    expect((await complain('No')).body.success).toBe(false)
    const id = String((await complain('The door was closed')).body.result)
    const seen = await api('GET', 'cgform/api/getData/bank_complaint')
    expect(seen.body.result).toMatchObject({ records: [{ subject: 'The door was closed', state: 'open' }] })
    expect(seen.text).not.toContain('ada@example.org')
    const answer = (token?: string) =>
      api('POST', 'cgform/api/transition/bank_complaint/answer', { id, values: { answer: 'It opens at nine.' } }, token)
    expect((await answer()).body.success).toBe(false)
    const clerk = await server().signIn({ codes: ['bank.complaint:answer', 'onl:bank_complaint:list'] })
    expect((await answer(clerk.token)).body.success).toBe(true)
    expect((await api('GET', 'cgform/api/getData/bank_complaint')).text).toContain('It opens at nine.')
    const report = await api('GET', 'cgreport/api/getData/bank_rate_report')
    expect(report.body.success, report.text).toBe(true)
    expect(report.text).toContain('Euro')
    expect(report.text).not.toContain('bought_at')
    const chart = await api('GET', 'graphreport/api/getChartsData?id=bank_rate_chart')
    expect(chart.body.result, chart.text).toMatchObject({ head: { xaxisField: 'name', yaxisField: 'price' } })
    expect(chart.text).toContain('Euro')
    expect(chart.text).not.toContain('bought_at')
  })
})
