import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { createRights, type MadeForm } from '../online/rights.ts'

type Row = Readonly<Record<string, unknown>>

const headers = { 'x-record-version': 'true', 'accept-language': 'en' }

describeEachDatabase('moves of online forms that take values', {}, (server) => {
  const { addForm, addWithSub, readAll, signIn } = createRights(server)

  const rule = async (form: Pick<MadeForm, 'id'>, rules: object) => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await server().call<Row>('PUT', `/online/cgform/rules/${form.id}`, {
      token,
      body: { rules: JSON.stringify(rules) },
    })
    expect(body, JSON.stringify(body)).toMatchObject({ success: true })
  }

  /** Asks as a client that knows versions. */
  const ask = async (token: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: Row) =>
    server().call<Row>(method, `/online/cgform/api/${path}`, { token, headers, ...(body ? { body } : {}) })

  const claims = async () => {
    const form = await addForm({
      fields: {
        subject: {},
        state: {},
        verdict: { dbFieldTxt: 'Verdict', fieldShowType: 'radio', dictField: 'claim_verdict', fieldMustInput: '1' },
        answer: { dbFieldTxt: 'Answer', dbLength: 20, isReadOnly: 1 },
        inside: { dbFieldTxt: 'Inside', isShowForm: 0 },
      },
    })
    await rule(form, {
      columns: { verdict: { editable: 'never' }, subject: { editable: 'onCreate' } },
      checks: [{ check: 'record.verdict != "no" || len(record.answer) > 0', message: 'Say why', column: 'answer' }],
      transitions: {
        column: 'state',
        moves: [
          { id: 'send', to: 'open' },
          {
            id: 'decide',
            label: { zh: '裁决', en: 'Decide', tw: '裁決' },
            from: ['open'],
            to: 'decided',
            access: 'claims:decide',
            takes: ['verdict', 'answer', 'inside'],
          },
        ],
      },
    })
    const [clerk, decider] = [
      await signIn(form.codes('list', 'add', 'edit')),
      await signIn([...form.codes('list'), { perms: 'claims:decide' }]),
    ]
    const add = async (subject: string) => (await clerk.call<string>('POST', `form/${form.id}`, { subject })).result
    return { form, clerk, decider, add }
  }

  test('are named with the fields that ask for the values, to who may make them', async () => {
    const { form, clerk, decider } = await claims()
    const itemOf = async (person: typeof clerk) =>
      (await person.call<{ moves?: readonly Row[]; schema: Row }>('GET', `getFormItem/${form.id}`)).result
    expect(await itemOf(clerk)).not.toHaveProperty('moves')
    const { moves, schema } = await itemOf(decider)
    expect(moves).toMatchObject([
      {
        move: 'decide',
        buttonName: 'Decide',
        exp: 'state#in#open',
        required: ['verdict'],
        properties: {
          verdict: {
            title: 'Verdict',
            view: 'radio',
            dictCode: 'claim_verdict',
            order: 1,
            ui: { widgetattrs: { disabled: false } },
          },
          answer: { title: 'Answer', order: 2, ui: { widgetattrs: { disabled: false } } },
          inside: { title: 'Inside', order: 3 },
        },
      },
    ])
    expect(moves?.[0]?.properties).not.toHaveProperty('verdict.editable')
    // In the form itself the server writes it, and asks nobody for it.
    expect(schema).toMatchObject({
      required: [],
      properties: {
        subject: { editable: 'onCreate' },
        state: { editable: 'never', ui: { widgetattrs: { disabled: true } } },
        verdict: { editable: 'never', ui: { widgetattrs: { disabled: true } } },
      },
    })
    expect(schema.properties).not.toHaveProperty('answer.editable')
    const { cgButtonList } = (await decider.call<{ cgButtonList: readonly Row[] }>('GET', `getColumns/${form.id}`))
      .result
    expect(cgButtonList).toEqual([])
  })

  test('refuse at the fields what is wrong with the values, and make the move with right ones', async () => {
    const { form, decider, add } = await claims()
    const id = await add('a')
    const decide = (values: Row) => decider.call('POST', `transition/${form.id}/decide`, { id, values })
    expect(await decide({})).toMatchObject({ success: false, result: { verdict: expect.any(String) } })
    expect(await decide({ verdict: 'no' })).toMatchObject({ success: false, result: { answer: 'Say why' } })
    expect(await decide({ verdict: 'no', answer: 'x'.repeat(21) })).toMatchObject({
      success: false,
      result: { answer: expect.any(String) },
    })
    expect(await decide({ verdict: 'no', answer: 'late', subject: 'b' })).toMatchObject({
      success: false,
      result: { subject: expect.any(String) },
    })
    expect(await readAll(form.table, 'subject')).toMatchObject([{ state: 'open', verdict: null }])
    expect(await decide({ verdict: 'no', answer: 'late' })).toMatchObject({ success: true })
    expect(await readAll(form.table, 'subject')).toMatchObject([
      { state: 'decided', verdict: 'no', answer: 'late', subject: 'a' },
    ])
  })

  test('are refused with the record as it is where somebody has written it since it was read', async () => {
    const { form, clerk, decider, add } = await claims()
    const id = await add('a')
    const { body: seen } = await ask(decider.token, 'GET', `form/${form.id}/${id}`)
    const { _recordVersion } = seen.result
    expect(_recordVersion).toEqual(expect.any(String))
    await clerk.call('PUT', `form/${form.id}`, { id, answer: 'draft' })
    const sent = { id, _recordVersion, values: { verdict: 'yes' } }
    const late = await ask(decider.token, 'POST', `transition/${form.id}/decide`, sent)
    expect(late.body).toMatchObject({
      success: false,
      code: 409,
      result: { record: { id, answer: 'draft', state: 'open' } },
    })
    const record = (late.body.result as { readonly record: Row }).record
    const again = { ...sent, _recordVersion: record._recordVersion }
    expect((await ask(decider.token, 'POST', `transition/${form.id}/decide`, again)).body.success).toBe(true)
    // A client that says no version is let through to what the rules say of the state.
    const moved = await ask(decider.token, 'POST', `transition/${form.id}/decide`, { id, values: { verdict: 'yes' } })
    expect(moved.body.message).toContain('decided')
    expect(server().bugs).toEqual([])
  })

  test('say which values they need where a button of an existing client is pressed, and change nothing', async () => {
    const { form, clerk, decider, add } = await claims()
    const id = await add('a')
    const press = (person: typeof clerk) =>
      person.call('POST', 'doButton', { formId: form.id, buttonCode: 'transition_decide', dataId: id, uiFormData: {} })
    expect((await press(clerk)).message).not.toContain('Verdict')
    expect(await press(decider)).toMatchObject({
      success: false,
      message: expect.stringContaining('Verdict, Answer, Inside'),
    })
    expect(await readAll(form.table, 'subject')).toMatchObject([{ state: 'open' }])
  })

  test('show what nobody writes in no form of strangers as theirs, and leave it out of sheets to fill in', async () => {
    const { form, clerk } = await claims()
    await rule(form, {
      operations: { list: 'signedIn', add: 'anyone' },
      columns: { verdict: { editable: 'never' } },
    })
    const { body } = await server().call<{ schema: Row }>('GET', `/online/cgform/api/getFormItem/${form.id}`, {
      headers,
    })
    expect(body.result.schema).toMatchObject({ required: [], properties: { verdict: { editable: 'never' } } })
    const headOf = async (query: Record<string, string>) => {
      const { rawPayload } = await server().app.inject({
        url: `/api/online/cgform/api/exportXls/${form.id}`,
        headers: { 'x-access-token': clerkWithExport.token, ...headers },
        query,
      })
      const book = read(rawPayload)
      return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })
    }
    const clerkWithExport = await signIn(form.codes('list', 'export', 'import'))
    expect((await clerk.call('GET', `getColumns/${form.id}`)).success).toBe(true)
    expect((await headOf({}))[1]).toContain('Verdict')
    const template = await headOf({ selections: '0', template: '1' })
    expect(template).toHaveLength(2)
    expect(template[1]).toContain('Answer')
    expect(template[1]).not.toContain('Verdict')
  })

  test('stand beside sums and what every record has, which no form asks for either', async () => {
    const amount = { dbType: 'BigDecimal', dbLength: 20, dbPointLength: 2 }
    const movement = await addForm({ fields: { account: { dbLength: 36 }, amount } })
    const account = await addForm({
      fields: { code: {}, balance: { ...amount, dbIsPersist: 0 }, create_time: { dbType: 'Datetime' } },
    })
    await rule(account, {
      columns: { balance: { sum: { table: movement.table, column: 'amount', by: 'account' } } },
    })
    const { call } = await signIn(account.codes('list', 'add'))
    const { schema } = (await call<{ schema: { properties: Record<string, Row> } }>('GET', `getFormItem/${account.id}`))
      .result
    const editables = Object.entries(schema.properties).map(([name, { editable }]) => [name, editable])
    expect(Object.fromEntries(editables)).toEqual({ code: undefined, balance: 'never', create_time: 'never' })
  })

  test('of a sub table say in the form of its main table what the server alone writes', async () => {
    const { main, sub } = await addWithSub()
    await rule(sub, { columns: { code: { computed: '"x"' } } })
    const { call } = await signIn(main.codes('list', 'add'))
    const { result } = await call<{ schema: { properties: Record<string, { columns: readonly Row[] }> } }>(
      'GET',
      `getFormItem/${main.id}`,
    )
    expect(result.schema.properties[sub.table]?.columns).toMatchObject([
      { key: 'code', editable: 'never', disabled: true },
    ])
  })
})
