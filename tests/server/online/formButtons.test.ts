import { describe, expect, test } from 'vitest'
import { isBuiltIn } from '../../../server/online/form/button/builtInButtons.ts'
import { buttonsOf } from '../../../server/online/form/grant/toGrant.ts'
import { describeEachDatabase } from '../harness.ts'
import { createRights } from './rights.ts'

const paid = (table: string) => `update ${table} set state = 'paid' where code = #{code}`

describeEachDatabase('buttons of online forms', {}, (server) => {
  const { addForm, addRecord, readAll, setStatement, signIn, withholdField } = createRights(server)

  const open = async (button: Readonly<Record<string, unknown>>, toStatement = paid) => {
    const buttonCode = String(button.buttonCode ?? 'pay')
    const form = await addForm({
      fields: { code: {}, state: {}, note: {} },
      buttons: [{ buttonName: 'Pay', buttonStyle: 'link', optType: 'action', ...button, buttonCode }],
    })
    await setStatement(form.id, buttonCode === 'update' ? 'edit' : buttonCode, toStatement(form.table))
    return { form, buttonCode, states: async () => (await readAll(form.table)).map(({ state }) => state) }
  }
  type Open = Awaited<ReturnType<typeof open>>
  const toPress = async ({ form, buttonCode }: Open, nodes: Parameters<typeof signIn>[0]) => {
    const { call } = await signIn(nodes)
    return (body: Readonly<Record<string, unknown>>) =>
      call('POST', 'doButton', { formId: form.id, buttonCode, ...body })
  }

  test('every button by which a form withholds an operation is one that every form has', () => {
    expect(
      Object.values(buttonsOf)
        .flat()
        .filter((code) => !isBuiltIn(code)),
    ).toEqual([])
  })

  test.each(['add', 'edit', 'update', 'delete'])(
    'the statement of “%s” runs within its operation alone',
    async (code) => {
      const opened = await open({ buttonCode: code })
      const dataId = await addRecord(opened.form.table, { code: 'a', state: 'new' })
      const press = await toPress(opened, opened.form.codes('list', 'add', 'edit', 'delete'))
      expect(await press({ dataId })).toMatchObject({ success: false, code: 510 })
      expect(await opened.states()).toEqual(['new'])
    },
  )

  test.each(['link', 'form', 'button'])(
    'a condition of a button of style “%s” is that of a stored record, whatever is sent',
    async (buttonStyle) => {
      const opened = await open({ exp: 'note#eq#approved', buttonStyle })
      const dataId = await addRecord(opened.form.table, { code: 'a', state: 'new', note: 'refused' })
      const press = await toPress(opened, opened.form.codes('list'))
      const uiFormData = { code: 'a', note: 'approved' }
      expect(await press({ uiFormData })).toMatchObject({
        success: false,
        message: 'The button “Pay” is for a record: save it first, or choose one.',
      })
      expect((await press({ uiFormData, dataId })).success).toBe(false)
      expect(await opened.states()).toEqual(['new'])
    },
  )

  test('a condition is not met by a field that its reader does not see', async () => {
    const opened = await open({ exp: 'note#ne#approved' })
    const dataId = await addRecord(opened.form.table, { code: 'a', state: 'new', note: 'approved' })
    await withholdField(opened.form.id, 'note', 'form')
    const press = await toPress(opened, opened.form.codes('list'))
    expect((await press({ dataId })).success).toBe(false)
    expect(await opened.states()).toEqual(['new'])
  })

  test('no record that a rule keeps away is reached by naming its values', async () => {
    const opened = await open({})
    const dataId = await addRecord(opened.form.table, { code: 'other', state: 'new' })
    const press = await toPress(opened, [opened.form.ruled('code', 'mine')])
    for (const body of [{ dataId }, { uiFormData: { code: 'other' } }, { dataId: '', uiFormData: { code: 'other' } }])
      expect((await press(body)).success).toBe(false)
    expect(await opened.states()).toEqual(['new'])
  })

  describe('a button that is about no stored record', () => {
    const noted = (table: string) => `insert into ${table} (id, code, state, note)
      values ('made', #{code}, #{state}, #{create_by})`

    test('in a form that is not saved gets what is typed there into fields that may be changed', async () => {
      const opened = await open({ buttonStyle: 'form' }, noted)
      await withholdField(opened.form.id, 'state', 'change')
      const press = await toPress(opened, opened.form.codes('list'))
      const uiFormData = { id: 'x', code: 'typed', state: 'paid', create_by: 'somebody' }
      expect(await press({ uiFormData })).toMatchObject({ success: true })
      expect(await readAll(opened.form.table)).toMatchObject([{ code: 'typed', state: null, note: null }])
    })

    test('above the table gets no values', async () => {
      const opened = await open({ buttonStyle: 'button' }, noted)
      const press = await toPress(opened, opened.form.codes('list'))
      expect(await press({ uiFormData: { code: 'typed' } })).toMatchObject({ success: true })
      expect(await readAll(opened.form.table)).toMatchObject([{ code: null, state: null, note: null }])
    })

    test('above the table is for the record that is ticked', async () => {
      const opened = await open({ buttonStyle: 'button' })
      const dataId = await addRecord(opened.form.table, { code: 'a', state: 'new' })
      const press = await toPress(opened, opened.form.codes('list'))
      expect(await press({ dataId, uiFormData: { code: 'other' } })).toMatchObject({ success: true })
      expect(await opened.states()).toEqual(['paid'])
    })
  })
})
