import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { addDelegate, addGivenRole } from '../authority/delegates.ts'
import { addDictionary } from '../dictionaries.ts'
import { describeEachDatabase } from '../harness.ts'
import { readRows } from '../readRows.ts'

type Row = Readonly<Record<string, unknown>>

const rates = [
  { day: 'Monday', rate: 4, note: 'inside', kind: '1' },
  { day: 'Tuesday', rate: 7, note: 'hidden', kind: '2' },
]
const statement = rates
  .map(({ day, rate, note, kind }) => `select '${day}' as day, ${rate} as rate, '${note}' as note, '${kind}' as kind`)
  .join(' union all ')

const fields = ['day', 'rate', 'note', 'kind']
const toItems = (names: readonly string[], more: Readonly<Record<string, Row>> = {}) =>
  fields.map((fieldName) => ({
    ...{ fieldName, fieldTxt: fieldName.toUpperCase(), searchFlag: 'Y' },
    isPublic: names.includes(fieldName) ? 'Y' : 'N',
    ...more[fieldName],
  }))

let count = 0
const toGraph = (values: Row = {}): Row => {
  count += 1
  return {
    code: `open_graph_${count}`,
    name: `Rates ${count}`,
    dataType: 'json',
    cgrSql: JSON.stringify(rates),
    graphType: 'bar,table',
    xaxisField: 'day',
    yaxisField: 'rate',
    isOpen: 'A',
    onlGraphreportItemList: toItems(['day', 'rate']),
    ...values,
  }
}

const api = '/online/graphreport/api'
const closed = { status: 401, body: { success: false, message: 'Token失效，请重新登录!', result: null } }

describeEachDatabase('a graph report that is open', {}, (server) => {
  const send = async (method: 'POST' | 'PUT', path: string, body: Row) => {
    const { token } = await server().signIn({ isAdmin: true })
    const headers = { 'accept-language': 'en' }
    return (await server().call<Row>(method, `/online/graphreport/${path}`, { token, body, headers })).body
  }
  const add = async (values: Row = {}) => {
    const body = toGraph(values)
    const answer = await send('POST', 'head/add', body)
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true })
    return { code: String(body.code), id: String(answer.result.id), name: String(body.name) }
  }
  const addTemplet = async (codes: readonly string[], values: Row = {}) => {
    count += 1
    const templetCode = `open_board_${count}`
    const list = codes.map((graphreportCode, orderNum) => ({ graphreportCode, orderNum }))
    const body = { templetCode, templetName: 'Board', isOpen: 'A', onlGraphreportTempletItemList: list, ...values }
    return { ...(await send('POST', 'templet/add', body)), templetCode }
  }
  /** Closes what was opened, or opens what was closed, beside its checks. */
  const setOpen = (code: string, isOpen: string) =>
    server().db.updateTable('onlGraphreportHead').set({ isOpen }).where('code', '=', code).execute()
  const ask = (path: string, query: Readonly<Record<string, string>>, token?: string) =>
    server().call<Row>('GET', `${api}/${path}`, { query, ...(token === undefined ? {} : { token }) })

  test('to anyone gives strangers its public fields in every call, and its records by them alone', async () => {
    for (const source of [
      { dataType: 'json', cgrSql: JSON.stringify(rates) },
      { dataType: 'sql', cgrSql: statement },
    ]) {
      const { code } = await add({ ...source, extendJs: 'draw("inside")', graphType: 'bar,table' })
      const data = await ask('getChartsData', { id: code })
      expect(data.body.result).toMatchObject({
        head: { xaxisField: 'day', yaxisField: 'rate', extendJs: null },
        data: [
          { day: 'Monday', rate: 4 },
          { day: 'Tuesday', rate: 7 },
        ],
      })
      const asked = [{ note: 'inside' }, { note: 'nothing' }, { column: 'note', order: 'asc' }]
      const answers = [
        data,
        await ask('getChartsInfo', { id: code }),
        ...(await Promise.all(asked.map((query) => ask('getChartsData', { id: code, ...query })))),
      ]
      for (const { text } of answers) expect(text).not.toMatch(/inside|hidden|note|kind|NOTE/)
      for (const { body } of answers.slice(2)) expect(body.result.data).toHaveLength(2)
      expect((await ask('getChartsData', { id: code, day: 'Monday' })).body.result.data).toHaveLength(1)
      const superQueryParams = encodeURIComponent(JSON.stringify([{ field: 'note', rule: 'eq', val: 'inside' }]))
      expect((await ask('getChartsData', { id: code, superQueryParams })).body).toMatchObject({ success: false })
      const sheet = await server().call('GET', `${api}/exportXlsById`, { query: { id: code } })
      expect((await readRows(sheet.content)).slice(1)).toEqual([
        ['DAY', 'RATE'],
        ['Monday', '4'],
        ['Tuesday', '7'],
      ])
      const person = await server().signIn()
      expect((await ask('getChartsData', { id: code }, person.token)).text).toContain('inside')
    }
    expect(server().bugs).toEqual([])
  })

  test('to whom it is not asks a stranger to sign in, in the same words as one that is not there', async () => {
    const people = await add({ isOpen: 'Y' })
    const nobody = await add({ isOpen: 'N' })
    const bare = await add({ isOpen: 'Y', onlGraphreportItemList: toItems([]) })
    await setOpen(bare.code, 'A')
    for (const path of ['getChartsData', 'getChartsInfo', 'exportXlsById', 'getTempletData'])
      for (const id of [people.code, people.id, nobody.code, bare.code, 'nothing'])
        expect(await ask(path, { id }), `${path} ${id}`).toMatchObject(closed)
    const { token } = await server().signIn()
    expect((await ask('getChartsData', { id: people.code }, token)).body.success).toBe(true)
    expect((await ask('exportXlsById', { id: people.code }, token)).status).toBe(200)
    expect((await ask('getChartsData', { id: nobody.code }, token)).body).toMatchObject({ success: false, code: 510 })
  })

  test('is not one of another tenant, which strangers are not of', async () => {
    const { code } = await add()
    const [tenant] = await server().db.insertInto('sysTenant').values({ name: 'Theirs' }).returning('id').execute()
    await server()
      .db.updateTable('onlGraphreportHead')
      .set({ tenantId: tenant?.id ?? 0 })
      .where('code', '=', code)
      .execute()
    expect(await ask('getChartsData', { id: code })).toMatchObject(closed)
  })

  test('is there for people whom a rule on what they list keeps from it', async () => {
    const { code } = await add({ isOpen: 'Y' })
    const shut = await add({ isOpen: 'N' })
    const rules = [{ column: 'name', value: 'none' }]
    const role = await addGivenRole(server(), [{ perms: 'online.graph:list', rules, url: '/online/graphreport' }])
    const { token } = await addDelegate(server(), { roles: [role.id] })
    expect((await ask('getChartsData', { id: code }, token)).body.success).toBe(true)
    expect((await ask('getChartsData', { id: shut.code }, token)).body.success).toBe(false)
  })

  test.each<readonly [string, Row, string, RegExp]>([
    ['no public field', { onlGraphreportItemList: toItems([]) }, 'onlGraphreportItemList', /at least one field/],
    ['an axis that is not public', { onlGraphreportItemList: toItems(['rate']) }, 'xaxisField', /“day” is not public/],
    [
      'a series that is not public',
      { yaxisField: 'rate,kind', graphType: 'line' },
      'yaxisField',
      /“kind” is not public/,
    ],
    ['a word that is none', { isOpen: 'X' }, 'isOpen', /N, Y, or A/],
  ])('with %s is refused at its place', async (_, values, place, message) => {
    const answer = await send('POST', 'head/add', toGraph(values))
    expect(answer).toMatchObject({ success: false, result: { [place]: expect.stringMatching(message) } })
    if (place === 'isOpen') return
    const { id } = await add({ ...values, isOpen: 'Y' })
    const opened = await send('PUT', 'head/edit', { id, isOpen: 'A' })
    expect(opened).toMatchObject({ success: false, result: { [place]: expect.stringMatching(message) } })
  })

  test('gives the parameters of its statement the values that strangers send, and is nobody to it', async () => {
    const cgrSql = `select * from (${statement}) rates where kind = \u0024{kind}`
    const { code } = await add({ dataType: 'sql', cgrSql, paramsList: [{ paramName: 'kind', paramValue: '1' }] })
    const days = async (query: Readonly<Record<string, string>>) =>
      (await ask('getChartsData', { id: code, ...query })).body.result.data
    expect(await days({})).toMatchObject([{ day: 'Monday' }])
    expect(await days({ self_kind: '2' })).toMatchObject([{ day: 'Tuesday' }])
    const mine = `select username as day, 1 as rate, '' as note, '' as kind from sys_user where username = '#{sys_user_code}'`
    const own = await add({ dataType: 'sql', cgrSql: mine })
    expect((await ask('getChartsData', { id: own.code })).body.result.data).toEqual([])
  })

  test('is answered with a tag, and not again to who has that answer', async () => {
    const { code } = await add()
    const url = `/api${api}/getChartsData?id=${code}`
    const first = await server().app.inject({ url })
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^W\//)
    expect((await server().app.inject({ url, headers: { 'if-none-match': tag } })).statusCode).toBe(304)
  })

  test('stands with its templates in the menu of visitors, who read the dictionaries of its public fields', async () => {
    await addDictionary(server(), 'open_day', { Monday: 'Mon' })
    await addDictionary(server(), 'open_note', { inside: 'Inside' })
    const dictionaries = { day: { dictCode: 'open_day' }, note: { dictCode: 'open_note' } }
    const graph = await add({ onlGraphreportItemList: toItems(['day', 'rate'], dictionaries) })
    const board = await addTemplet([graph.code])
    const urls = [`/online/graphreport/chart/${graph.code}`, `/online/graphreport/templet/${board.templetCode}`]
    const addNode = (url: string, perms?: string) =>
      server()
        .db.insertInto('sysPermission')
        .values({
          id: createId(),
          name: 'Rates',
          url,
          menuType: 0,
          component: 'online/graphreport',
          perms: perms ?? null,
        })
        .execute()
    // As the administration adds one: with the code of seeing it.
    await addNode(String(urls[0]), `graph:${graph.code}:list`)
    await addNode(String(urls[1]))
    const other = `/online/graphreport/chart/${graph.id}`
    await addNode(other, 'office:see')
    const menu = async () => (await server().call('GET', '/sys/permission/getVisitorMenu')).text
    const items = async (dict: string) => (await server().call('GET', `/sys/dict/getVisitorItems/${dict}`)).body.success
    for (const url of urls) expect(await menu()).toContain(url)
    expect(await menu()).not.toContain(other)
    expect([await items('open_day'), await items('open_note')]).toEqual([true, false])
    const marked = toItems(['day', 'rate'], { day: { dictCode: '' }, note: dictionaries.note })
    await send('PUT', 'head/edit', { id: graph.id, onlGraphreportItemList: marked })
    expect(await items('open_day')).toBe(false)
    await send('PUT', 'head/edit', { id: graph.id, isOpen: 'Y' })
    expect(await menu()).not.toContain(urls[0])
  })

  test('stands in the list of what is open, with what a stranger gets', async () => {
    const { id, code, name } = await add()
    const shut = await add({ isOpen: 'Y' })
    const board = await addTemplet([code, shut.code])
    const { token } = await server().signIn({ codes: ['permission:explain'] })
    const { body } = await server().call<readonly Row[]>('GET', '/sys/permission/openings', { token })
    const call = `GET ${api}/getChartsData?id=${id}`
    expect(body.result.find((row) => row.id === call)).toMatchObject({
      ...{ kind: 'graph', name, shows: 'DAY, RATE', address: `/online/graphreport/chart/${code}`, hasAnswer: true },
    })
    const templet = body.result.find(({ address }) => address === `/online/graphreport/templet/${board.templetCode}`)
    expect(templet).toMatchObject({ kind: 'templet', name: 'Board', shows: name })
    const answer = (one: unknown) =>
      server().call<Row>('GET', '/sys/permission/openings/answer', { token, query: { id: String(one) } })
    const shown = await answer(call)
    expect(shown.body.result).toMatchObject({ status: 200, answer: { data: [{ day: 'Monday', rate: 4 }, {}] } })
    expect(shown.text).not.toContain('inside')
    expect((await answer(templet?.id)).body.result).toMatchObject({ status: 200, answer: { groups: [{}] } })
  })

  test('is shown to strangers by an open template, which leaves out the others', async () => {
    const [one, two] = [await add(), await add({ isOpen: 'Y' })]
    const board = await addTemplet([one.code, two.code])
    const codesFor = async (token?: string) => {
      const { body } = await ask('getTempletData', { id: board.templetCode }, token)
      const groups = (body.result?.groups ?? []) as readonly { readonly reports: readonly Row[] }[]
      return groups.flatMap(({ reports }) => reports.map(({ graphreportCode }) => graphreportCode))
    }
    expect(await codesFor()).toEqual([one.code])
    const seen = await ask('getTempletData', { id: board.templetCode })
    expect(seen.text).not.toMatch(/inside|note|NOTE/)
    expect(await codesFor((await server().signIn()).token)).toEqual([one.code, two.code])
    await setOpen(two.code, 'N')
    expect(await codesFor((await server().signIn()).token)).toEqual([one.code])
    expect(await codesFor((await server().signIn({ codes: ['online.graph:list'] })).token)).toHaveLength(2)
    await setOpen(one.code, 'N')
    expect(await ask('getTempletData', { id: board.templetCode })).toMatchObject(closed)
    const shut = await addTemplet([two.code])
    expect(shut).toMatchObject({ success: false, result: { isOpen: expect.stringMatching(/none of the reports/) } })
    const people = await addTemplet([one.code], { isOpen: 'Y' })
    expect(await ask('getTempletData', { id: people.templetCode })).toMatchObject(closed)
    expect(server().bugs).toEqual([])
  })
})
