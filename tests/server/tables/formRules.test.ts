import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { storePicture } from '../files/pictures.ts'
import { describeEachDatabase } from '../harness.ts'
import { createRights, type MadeForm } from '../online/rights.ts'
import { readRows } from '../readRows.ts'

type Row = Readonly<Record<string, unknown>>

const amount = { dbType: 'BigDecimal', dbLength: 20, dbPointLength: 2 }

describeEachDatabase('online forms with rules', {}, (server) => {
  const { addForm, addRecord, readAll, signIn } = createRights(server)

  /** Writes rules as a designer does; gives the answer. */
  const send = async (form: Pick<MadeForm, 'id'>, rules: object | string) => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await server().call<Row>('PUT', `/online/cgform/rules/${form.id}`, {
      token,
      headers: { 'accept-language': 'en' },
      body: { rules: typeof rules === 'string' ? rules : JSON.stringify(rules, null, 2) },
    })
    return body
  }

  const rule = async (form: Pick<MadeForm, 'id'>, rules: object) => {
    const answer = await send(form, rules)
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true })
  }

  /** Asks as somebody without an account. */
  const asStranger = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, values: Row = {}) => {
    const isWrite = method === 'PUT' || method === 'POST'
    const { status, body } = await server().call<Row>(method, `/online/cgform/api/${path}`, {
      headers: { 'accept-language': 'en' },
      ...(isWrite ? { body: values } : { query: values as Readonly<Record<string, string>> }),
    })
    return { status, ...body }
  }

  test('open to anyone give strangers the public fields and nothing else, in every call', async () => {
    const form = await addForm({ fields: { name: { isQuery: 1 }, phone: { isQuery: 1 }, secret_note: {} } })
    const id = await addRecord(form.table, { name: 'Ada', phone: '555-0100', secret_note: 'hidden words' })
    expect((await asStranger('GET', `getData/${form.id}`)).success).toBe(false)
    await rule(form, { operations: { list: 'anyone', add: 'anyone', export: 'anyone' }, public: ['name'] })
    expect(await asStranger('GET', `getData/${form.id}`)).toMatchObject({
      result: { total: 1, records: [{ id, name: 'Ada' }] },
    })
    const answers = [
      await asStranger('GET', `getData/${form.id}`),
      await asStranger('GET', `getData/${form.id}`, { column: 'phone', order: 'asc' }),
      await asStranger('GET', `form/${form.id}/${id}`),
      await asStranger('GET', `detail/${form.id}/${id}`),
      await asStranger('GET', `getColumns/${form.id}`),
      await asStranger('GET', `getQueryInfo/${form.id}`),
    ]
    expect(JSON.stringify(answers)).not.toMatch(/555-0100|hidden words|secret_note|"phone"/)
    const narrowed = await asStranger('GET', `getData/${form.id}`, { phone: '1' })
    expect(narrowed.result?.total).toBe(1)
    const sheet = await server().app.inject({ url: `/api/online/cgform/api/exportXls/${form.id}` })
    expect(sheet.statusCode).toBe(200)
    const { token } = await server().signIn({ isAdmin: true })
    const whole = await server().app.inject({
      url: `/api/online/cgform/api/exportXls/${form.id}`,
      headers: { 'x-access-token': token },
    })
    expect(sheet.rawPayload.length).toBeLessThan(whole.rawPayload.length)
    const added = await asStranger('POST', `form/${form.id}`, { name: 'Bob', phone: '555-0101' })
    expect(added).toMatchObject({ success: true })
    expect((await readAll(form.table, 'name')).map(({ name, phone }) => [name, phone])).toEqual([
      ['Ada', '555-0100'],
      ['Bob', '555-0101'],
    ])
    for (const answer of [
      await asStranger('PUT', `form/${form.id}`, { id, name: 'Eve' }),
      await asStranger('DELETE', `form/${form.id}/${id}`),
      await asStranger('PUT', `restore/${form.id}`, {}),
    ])
      expect(answer.success).toBe(false)
    expect(server().bugs).toEqual([])
  })

  test('show strangers the pictures of public fields, and no others, until they are closed', async () => {
    const picture = { fieldShowType: 'image', dbLength: 1000 }
    const form = await addForm({ fields: { name: {}, cover: picture, inside: picture } })
    await rule(form, { operations: { list: 'anyone' }, public: ['name', 'cover'] })
    const owner = await server().signIn({ isAdmin: true })
    const [cover, inside] = [await storePicture(server(), owner.id), await storePicture(server(), owner.id)]
    const added = await server().call('POST', `/online/cgform/api/form/${form.id}`, {
      token: owner.token,
      body: { name: 'a', cover, inside },
    })
    expect(added.body.success, added.text).toBe(true)
    const statusOf = async (path: string) => (await server().call('GET', `/sys/common/static/${path}`)).status
    expect([await statusOf(cover), await statusOf(inside)]).toEqual([200, 401])
    await rule(form, { operations: { list: 'signedIn' } })
    expect(await statusOf(cover)).toBe(401)
  })

  test('stand in the menu of strangers, who read the dictionaries of what they see', async () => {
    const form = await addForm({
      fields: { name: {}, kind: { dictField: 'wish_kind' }, inside: { dictField: 'wish_inside' } },
    })
    await rule(form, { operations: { list: 'anyone' }, public: ['name', 'kind'] })
    const url = `/online/cgformList/${form.id}`
    await server()
      .db.insertInto('sysPermission')
      .values({
        id: createId(),
        name: 'Wishes',
        url,
        menuType: 0,
        component: 'modules/online/cgform/auto/OnlCgformAutoList',
      })
      .execute()
    const menu = await server().call<Row>('GET', '/sys/permission/getVisitorMenu')
    expect(menu.text).toContain(url)
    // A dictionary that is open is looked up, and there is none of that code; a closed one asks who somebody is.
    const statusOf = async (dict: string) =>
      (await server().call<Row>('GET', `/sys/dict/getVisitorItems/${dict}`)).status
    expect([await statusOf('wish_kind'), await statusOf('wish_inside')]).toEqual([200, 401])
    await rule(form, { operations: { list: 'signedIn' } })
    expect((await server().call('GET', '/sys/permission/getVisitorMenu')).text).not.toContain(url)
    expect(await statusOf('wish_kind')).toBe(401)
  })

  test('of which strangers only add records give them the form and none of its records', async () => {
    const form = await addForm({ fields: { name: {}, message: {} } })
    const id = await addRecord(form.table, { name: 'Ada', message: 'private' })
    await rule(form, { operations: { add: 'anyone' } })
    expect(await asStranger('GET', `getFormItem/${form.id}`)).toMatchObject({ success: true })
    expect((await asStranger('POST', `form/${form.id}`, { name: 'Bob', message: 'hello' })).success).toBe(true)
    const refused = [
      await asStranger('GET', `getData/${form.id}`),
      await asStranger('GET', `getColumns/${form.id}`),
      await asStranger('GET', `form/${form.id}/${id}`),
      await asStranger('GET', `exportXls/${form.id}`),
    ]
    expect(refused.map(({ success }) => success)).toEqual(refused.map(() => false))
  })

  test('with an owner show and give each person their own records, and those of all to who holds the code', async () => {
    const form = await addForm({ fields: { code: {} } })
    const words = { list: 'signedIn', add: 'signedIn', edit: 'signedIn', delete: 'signedIn' }
    await rule(form, { operations: words, owner: { access: 'orders:all' } })
    const [one, two, chief] = [await signIn([]), await signIn([]), await signIn([{ perms: 'orders:all' }])]
    expect((await one.call('POST', `form/${form.id}`, { code: 'of one' })).success).toBe(true)
    const [row] = await readAll(form.table)
    const seen = async (person: typeof one) => {
      const { result } = await person.call<{ records: readonly Row[] }>('GET', `getData/${form.id}`)
      return result.records.map(({ code }) => code)
    }
    expect([await seen(one), await seen(two), await seen(chief)]).toEqual([['of one'], [], ['of one']])
    const change = { id: row?.id, code: 'changed' }
    expect((await two.call('PUT', `form/${form.id}`, change)).success).toBe(false)
    expect((await two.call('GET', `form/${form.id}/${row?.id}`)).success).toBe(false)
    expect((await two.call('DELETE', `form/${form.id}/${row?.id}`)).success).toBe(false)
    expect((await asStranger('GET', `getData/${form.id}`)).success).toBe(false)
    expect((await one.call('PUT', `form/${form.id}`, change)).success).toBe(true)
    expect((await chief.call('DELETE', `form/${form.id}/${row?.id}`)).success).toBe(true)
  })

  test('keep to what they say of values, and say where a call does not', async () => {
    const form = await addForm({
      fields: {
        price: amount,
        pieces: { dbType: 'int', dbLength: 9 },
        total: amount,
        code: {},
        pin: { dbLength: 200 },
      },
    })
    await rule(form, {
      columns: {
        total: { computed: 'record.price * record.pieces' },
        code: { editable: 'onCreate' },
        pin: { secret: 'hashed' },
      },
      checks: [
        {
          check: 'record.price >= 0',
          message: { zh: '不能为负', en: 'Not below nothing', tw: '不能為負' },
          column: 'price',
        },
        { check: 'before == null || before.code != "closed"', message: 'It is closed' },
      ],
      unique: [['code', 'pieces']],
    })
    const { call } = await signIn(form.codes('list', 'add', 'edit'))
    const add = (values: Row) => call<string>('POST', `form/${form.id}`, values)
    const { result: id } = await add({ price: '0.10', pieces: 3, code: 'a', pin: '1234' })
    const [stored] = await readAll(form.table)
    expect(stored).toMatchObject({ total: 0.3 })
    expect(String(stored?.pin)).not.toContain('1234')
    const report = await server().call('POST', '/online/cgreport/head/parseSql', {
      token: (await server().signIn({ isAdmin: true })).token,
      body: { sql: `select pin from ${form.table}` },
    })
    expect(report.body.success).toBe(false)
    const { result: read } = await call('GET', `form/${form.id}/${id}`)
    expect(read).not.toHaveProperty('pin')
    expect(await add({ price: -1, pieces: 1, code: 'b' })).toMatchObject({
      success: false,
      message: 'Not below nothing',
      result: { price: 'Not below nothing' },
    })
    expect((await add({ price: 1, pieces: 3, code: 'a' })).success).toBe(false)
    expect((await add({ price: 1, pieces: 1, code: 'c', total: 5 })).result).toHaveProperty('total')
    expect((await call('PUT', `form/${form.id}`, { id, code: 'other' })).success).toBe(false)
    const { result: closed } = await add({ price: 1, pieces: 1, code: 'closed' })
    expect(await call('PUT', `form/${form.id}`, { id: closed, pieces: 2 })).toMatchObject({ message: 'It is closed' })
    expect((await call('PUT', `form/${form.id}`, { ...read, pieces: 4 })).success).toBe(true)
  })

  test('move money between accounts as tables of packs do: 60 at once never overdraw', {
    timeout: 60_000,
  }, async () => {
    const account = await addForm({ fields: { code: {}, floor: amount, balance: { ...amount, dbIsPersist: 0 } } })
    const movement = await addForm({ fields: { entry: {}, account: { dbLength: 36 }, amount } })
    const order = await addForm({ fields: { account: { dbLength: 36 }, amount, state: {}, paid_by: {} } })
    await rule(account, {
      columns: { balance: { sum: { table: movement.table, column: 'amount', by: 'account' } } },
    })
    await rule(movement, {
      columns: { account: { references: { table: account.table } } },
      ledger: { entry: 'entry', account: 'account', amount: 'amount', minimum: { column: 'floor' } },
    })
    const steps = (extra: readonly object[] = []) => [
      { transfer: { ledger: movement.table, from: '{{ record.account }}', to: 'bank', amount: '{{ record.amount }}' } },
      ...extra,
    ]
    const rules = (extra: readonly object[] = []) => ({
      columns: { account: { references: { table: account.table } }, paid_by: { editable: 'never' } },
      transitions: {
        column: 'state',
        moves: [
          { id: 'request', to: 'requested' },
          {
            id: 'pay',
            label: { zh: '付款', en: 'Pay', tw: '付款' },
            from: ['requested'],
            to: 'paid',
            access: 'orders:pay',
            when: 'record.amount <= 50',
            message: 'Too much at once',
            set: { paid_by: '{{ user.username }}' },
            steps: steps(extra),
          },
        ],
      },
    })
    await rule(order, rules())
    await sql`insert into ${sql.table(account.table)} (id, code, floor) values ('bank', 'Bank', null), ('mine', 'Mine', 0)`.execute(
      server().db,
    )
    await sql`insert into ${sql.table(movement.table)} (id, entry, account, amount)
      values (${createId()}, 'e', 'bank', -100), (${createId()}, 'e', 'mine', 100)`.execute(server().db)
    const clerk = await signIn([
      ...order.codes('list', 'add', 'edit'),
      ...account.codes('list'),
      ...movement.codes('list', 'add', 'edit', 'delete'),
    ])
    const payer = await signIn([...order.codes('list'), { perms: 'orders:pay' }, ...account.codes('list')])
    const ids: string[] = []
    for (let index = 0; index < 60; index += 1) {
      const { result } = await clerk.call<string>('POST', `form/${order.id}`, { account: 'mine', amount: '10.01' })
      ids.push(result)
    }
    expect((await readAll(order.table, 'id')).every(({ state }) => state === 'requested')).toBe(true)
    const [first = ''] = ids
    expect((await clerk.call('POST', `transition/${order.id}/pay`, { id: first })).success).toBe(false)
    expect((await asStranger('POST', `transition/${order.id}/pay`, { id: first })).success).toBe(false)
    expect((await clerk.call('PUT', `form/${order.id}`, { id: first, state: 'paid' })).success).toBe(false)
    const answers = await Promise.all(ids.map((id) => payer.call('POST', `transition/${order.id}/pay`, { id })))
    expect(answers.filter(({ success }) => success)).toHaveLength(9)
    expect(answers.find(({ success }) => success)?.result).toMatchObject({ state: 'paid' })
    const { rows } = await sql<Row>`select cast(sum(amount) filter (where account = 'mine') as text) as mine,
      cast(sum(amount) as text) as all from ${sql.table(movement.table)}`.execute(server().db)
    expect(rows[0]).toEqual({ mine: '9.91', all: '0.00' })
    const { result: read } = await payer.call('GET', `form/${account.id}/mine`)
    expect(Number(read.balance)).toBe(9.91)
    // A balance is in sheets, and no call gives one; whole records come back as they were read.
    const keeper = await signIn(account.codes('list', 'add', 'edit', 'export', 'import'))
    const edit = (values: Row) => keeper.call<Row>('PUT', `form/${account.id}`, { ...read, ...values })
    expect(await edit({ code: 'Mine again' })).toMatchObject({ success: true })
    for (const balance of [9.92, null]) {
      const { result } = await keeper.call<Row>('PUT', `form/${account.id}`, { id: 'mine', balance })
      expect(result).toEqual({ balance: expect.anything() })
    }
    const given = await keeper.call('POST', `form/${account.id}`, { code: 'New', balance: 5 })
    expect(given).toMatchObject({ success: false, result: { balance: expect.anything() } })
    const sheet = async () => {
      const { content } = await server().call('GET', `/online/cgform/api/exportXls/${account.id}`, {
        token: keeper.token,
      })
      return readRows(content)
    }
    const [, heads = [], ...lines] = await sheet()
    expect(lines.find((cells) => cells.includes('Mine again'))?.[heads.indexOf('balance')]).toBe('9.91')
    // Movements are made by steps alone, and an account with some stays.
    expect((await clerk.call('POST', `form/${movement.id}`, { account: 'mine', amount: 5 })).success).toBe(false)
    const { token } = await server().signIn({ isAdmin: true })
    const remove = (table: string, id: string) =>
      server().call('DELETE', `/online/cgform/api/form/${table}/${id}`, { token })
    expect((await remove(account.id, 'mine')).body.success).toBe(false)
    // A step that fails takes back what came before it.
    await rule(order, rules([{ change: { table: account.table, key: 'nobody', set: { code: 'x' } } }]))
    const { result: last } = await clerk.call<string>('POST', `form/${order.id}`, { account: 'mine', amount: '1.00' })
    expect((await payer.call('POST', `transition/${order.id}/pay`, { id: last })).success).toBe(false)
    const after = await readAll(order.table, 'id')
    expect(after.find(({ id }) => id === last)).toMatchObject({ state: 'requested', paid_by: null })
    expect(server().bugs).toEqual([])
  })

  test('that are open stand in the list of what is open, with what a stranger gets', async () => {
    const form = await addForm({ fields: { name: { dbFieldTxt: 'Name' }, phone: {} } })
    await addRecord(form.table, { name: 'Ada', phone: '555-0100' })
    await rule(form, { operations: { list: 'anyone' }, public: ['name'] })
    const { token } = await server().signIn({ codes: ['permission:explain'] })
    const { body } = await server().call<readonly Row[]>('GET', '/sys/permission/openings', { token })
    const id = `GET /online/cgform/api/getData/${form.id}`
    expect(body.result.find((row) => row.id === id)).toMatchObject({ kind: 'form', shows: 'Name', hasAnswer: true })
    const shown = await server().call<Row>('GET', '/sys/permission/openings/answer', { token, query: { id } })
    expect(shown.body.result).toMatchObject({ status: 200, answer: { records: [{ name: 'Ada' }] } })
    expect(shown.text).not.toContain('555-0100')
    // Strangers are of no tenant: a form of one is refused to them, and is not listed.
    await server().db.updateTable('onlCgformHead').set({ tenantId: 7 }).where('id', '=', form.id).execute()
    const { status } = await server().call('GET', `/online/cgform/api/getData/${form.id}`)
    const { body: later } = await server().call<readonly Row[]>('GET', '/sys/permission/openings', { token })
    expect([status, later.result.some((row) => row.id === id)]).toEqual([401, false])
  })

  test('give moves as buttons to who may make them, which existing clients press', async () => {
    const form = await addForm({ fields: { name: {}, state: {} } })
    await rule(form, {
      transitions: {
        column: 'state',
        moves: [
          { id: 'start', to: 'new' },
          {
            id: 'close',
            label: { zh: '关闭', en: 'Close', tw: '關閉' },
            from: ['new'],
            to: 'closed',
            access: 'orders:close',
          },
        ],
      },
    })
    const [clerk, closer] = [
      await signIn(form.codes('list', 'add')),
      await signIn([...form.codes('list'), { perms: 'orders:close' }]),
    ]
    const { result: id } = await clerk.call<string>('POST', `form/${form.id}`, { name: 'a' })
    const buttonsOf = async (person: typeof clerk) =>
      (await person.call<{ cgButtonList: readonly Row[] }>('GET', `getColumns/${form.id}`)).result.cgButtonList
    expect(await buttonsOf(clerk)).toEqual([])
    expect(await buttonsOf(closer)).toMatchObject([
      { buttonCode: 'transition_close', buttonName: 'Close', exp: 'state#in#new', optType: 'action' },
    ])
    const press = (person: typeof clerk) =>
      person.call('POST', 'doButton', { formId: form.id, buttonCode: 'transition_close', dataId: id, uiFormData: {} })
    expect((await press(clerk)).success).toBe(false)
    expect((await press(closer)).success).toBe(true)
    expect((await press(closer)).success).toBe(false)
    expect(await readAll(form.table, 'name')).toMatchObject([{ state: 'closed' }])
  })

  test('are refused with the line and column of what is wrong, and nothing is kept', async () => {
    const form = await addForm({ fields: { name: {}, state: {} } })
    const text = `{
  "operations": { "list": "anyone" },
  "public": ["nme"],
  "checks": [{ "check": "record.nam != ''", "message": "No" }]
}`
    const answer = await send(form, text)
    expect(answer).toMatchObject({ success: false })
    const { rules } = answer.result as { readonly rules: string }
    expect(rules).toContain('3:14 this form has no field `nme`')
    expect(rules).toMatch(/4:\d+ .*`nam/)
    expect((await send(form, '{ "owner": ')).success).toBe(false)
    expect((await send(form, { tenant: true })).success).toBe(false)
    const { token } = await server().signIn({ isAdmin: true })
    const kept = await server().call<Row>('GET', `/online/cgform/rules/${form.id}`, { token })
    expect(kept.body.result).toMatchObject({ rules: '' })
    const designer = await server().signIn({ codes: ['online.form:list', 'online.form:edit'] })
    const refused = await server().call('PUT', `/online/cgform/rules/${form.id}`, {
      token: designer.token,
      body: { rules: '{}' },
    })
    expect(refused.body.success).toBe(false)
  })

  test('hold until their fields go: a change that breaks them is refused', async () => {
    const form = await addForm({ fields: { name: {}, code: {} } })
    await rule(form, { checks: [{ check: 'record.code != "x"', message: 'No' }] })
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await server().call<{ fields: readonly Row[]; head: Row }>(
      'GET',
      '/online/cgform/field/listByHeadId',
      { token, query: { headId: form.id } },
    )
    const fields = (body.result as unknown as readonly Row[]).filter(({ dbFieldName }) => dbFieldName !== 'code')
    const gone = (body.result as unknown as readonly Row[]).find(({ dbFieldName }) => dbFieldName === 'code')
    const answer = await server().call<Row>('PUT', '/online/cgform/api/editAll', {
      token,
      headers: { 'accept-language': 'en' },
      body: { head: { id: form.id }, fields, indexs: [], deleteFieldIds: [gone?.id], deleteIndexIds: [] },
    })
    expect(answer.body.success).toBe(false)
    expect(answer.body.message).toContain('code')
  })
})
