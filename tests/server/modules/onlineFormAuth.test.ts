import { expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { addForm, toFormNames } from './onlineFormRecords.ts'
import { designCodes, field, openDesigner, type Row } from './onlineForms.ts'
import { addRole } from './people.ts'

interface Grants {
  readonly rows: readonly (Row & { readonly id: string; readonly code: string })[]
  readonly checked: readonly string[]
}

describeEachDatabase('access to online forms', {}, (server) => {
  const open = async () => {
    const designer = openDesigner(server(), (await server().signIn({ codes: designCodes })).token)
    const tableName = `guarded_${crypto.randomUUID().slice(0, 8)}`
    const form = await designer.add({ tableName }, [field('name'), field('price')])
    return { ...designer, form, id: form.head.id, roleId: await addRole(server()) }
  }

  test('fields ask for grants in lists, in forms, and for changing', async () => {
    const { call, must, id, roleId } = await open()
    const save = (body: Row) => call<readonly Row[]>('PUT', `api/authColumn/${id}`, { body })
    const columns = await must(save({ code: 'name', status: 1 }))
    expect(columns.find(({ code }) => code === 'name')).toMatchObject({
      status: 1,
      listShow: true,
      formShow: true,
      formEditable: true,
    })
    expect(columns.find(({ code }) => code === 'price')).toMatchObject({ status: 0, listShow: false })
    await must(call('POST', `api/authColumn/${id}`, { body: { code: 'name', switchFlag: 3, formEditable: false } }))
    await must(call('POST', `api/authColumn/${id}/batch`, { body: { codes: ['price'], listShow: true } }))
    const response = await must(call<Grants['rows']>('GET', `api/authPage/${id}/1`))
    expect(response.map(({ code, control, page }) => [code, control, page])).toEqual([
      ['name', 5, 3],
      ['name', 5, 5],
      ['price', 5, 3],
    ])
    expect((await save({ code: 'nothing', status: 1 })).body.message).toContain('nothing')

    const path = `api/roleColumnAuth/${roleId}/${id}`
    const [first, second] = response.map((row) => row.id)
    expect(await must(call<Grants>('GET', path))).toMatchObject({ rows: response, checked: [] })
    await must(call('POST', path, { body: { authIds: [first, second] } }))
    const kept = await must(call<Grants>('POST', path, { body: { authId: JSON.stringify([second]) } }))
    expect(kept.checked).toEqual([second])
    expect((await call('POST', path, { body: { authIds: ['of-another-form'] } })).body.success).toBe(false)
    expect((await call('GET', `api/roleColumnAuth/nobody/${id}`)).body.success).toBe(false)
    // A field that is closed and opened again is granted to whom it was.
    await must(save({ code: 'name', status: 0 }))
    expect((await must(call<Grants>('GET', path))).checked).toEqual([])
    await must(save({ code: 'name', status: 1 }))
    expect((await must(call<Grants>('GET', path))).checked).toEqual([second])
  })

  test('a renamed field goes on asking for its grant', async () => {
    const { call, must, id, edit, form } = await open()
    await must(call('PUT', `api/authColumn/${id}`, { body: { code: 'price', status: 1 } }))
    const rule = { ruleName: 'Cheap', ruleColumn: 'price', ruleOperator: '<', ruleValue: '9' }
    await must(call('POST', `api/authData/${id}`, { body: rule }))
    const fields = form.fields.map((each) => (each.dbFieldName === 'price' ? { ...each, dbFieldName: 'cost' } : each))
    await must(edit(form, { fields }))
    const response = await must(call<Grants['rows']>('GET', `api/authPage/${id}/1`))
    expect([...new Set(response.map(({ code }) => code))]).toEqual(['cost'])
    expect(await must(call('GET', `api/authData/${id}`))).toMatchObject([{ ruleColumn: 'cost' }])
  })

  test('buttons ask for grants, those that every form has among them', async () => {
    const { call, must, id, roleId } = await open()
    await must(call('POST', 'button/add', { body: { cgformHeadId: id, buttonCode: 'ship', buttonName: 'Ship' } }))
    await must(call('PUT', `api/authButton/${id}`, { body: { code: 'ship', status: 1 } }))
    const { authList } = await must(
      call<{ readonly authList: readonly Row[] }>('POST', `api/authButton/${id}`, {
        body: { code: 'delete', status: 1 },
      }),
    )
    expect(
      authList
        .filter(({ status }) => status === 1)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['delete', 'ship'])
    expect((await call('PUT', `api/authButton/${id}`, { body: { code: 'fly', status: 1 } })).body.message).toContain(
      'fly',
    )
    const response = await must(call<Grants['rows']>('GET', `api/authPage/${id}/2`))
    const body = { roleId, cgformId: id, type: 2, authIds: response.map((row) => row.id) }
    expect((await must(call<Grants>('POST', 'api/roleAuth', { body }))).checked).toHaveLength(2)
    expect((await must(call<Grants>('GET', `api/roleButtonAuth/${roleId}/${id}`))).checked).toHaveLength(2)
    expect(
      (await call('GET', `api/roleButtonAuth/${roleId}/${id}`, { query: { authMode: 'depart' } })).body.success,
    ).toBe(false)
  })

  test('rules name fields and conditions that there are, and no SQL', async () => {
    const { call, must, id, roleId } = await open()
    const good = { ruleName: 'Own', ruleColumn: 'create_by', ruleOperator: '=', ruleValue: '#{sys_user_code}' }
    const add = (body: Row) => call<Row>('POST', `api/authData/${id}`, { body })
    const rule = await must(add({ ...good, cgformId: 'another' }))
    expect(rule).toMatchObject({ cgformId: id, status: 1 })
    for (const [wrong, words] of [
      [{ ruleOperator: 'USE_SQL_RULES', ruleValue: '1=1' }, 'SQL'],
      [{ ruleOperator: 'explode' }, 'explode'],
      [{ ruleColumn: 'name; drop table sys_user' }, 'drop table'],
      [{ ruleValue: '' }, '规则值'],
      [{ ruleValue: '#{secret}' }, 'secret'],
    ] as const)
      expect((await add({ ...good, ...wrong })).body.message, JSON.stringify(wrong)).toContain(words)
    const path = `api/roleDataAuth/${roleId}/${id}`
    expect((await must(call<Grants>('POST', path, { body: { authId: String(rule.id) } }))).checked).toEqual([rule.id])
    await must(call('PUT', `api/authData/${id}`, { body: { id: rule.id, status: 0 } }))
    expect(await must(call('GET', `api/validAuthData/${id}`))).toEqual([])
    await must(call('DELETE', `api/authData/${rule.id}`))
    const grants = await server()
      .db.selectFrom('onlAuthRelation')
      .select('id')
      .where('authId', '=', String(rule.id))
      .execute()
    expect(grants).toEqual([])
    expect((await call('DELETE', `api/authData/${rule.id}`)).body.success).toBe(false)
  })

  test('forms of another tenant, and their rules, are out of reach', async () => {
    const { call, must, id } = await open()
    await addForm(server(), toFormNames('distant'), 7, 'distant')
    expect((await call('GET', 'api/getByHead', { query: { id: 'distant-form' } })).body.success).toBe(false)
    const answer = await call('PUT', `api/authData/${id}`, { body: { id: 'distant-formRule', ruleName: 'Taken' } })
    expect(answer.body.success).toBe(false)
    const edit = await call('PUT', 'button/edit', {
      body: { id: 'distant-formButton', buttonName: 'Taken', cgformHeadId: id },
    })
    expect(edit.body.success).toBe(false)
    const list = await must(
      call<{ readonly records: readonly Row[] }>('GET', 'head/list', { query: { tableName: 'distant*' } }),
    )
    expect(list.records).toEqual([])
    // Names of tables are those of the whole database.
    expect(await must(call('GET', 'api/checkOnlyTable', { query: { tbname: 'distant_form' } }))).toBe(-1)
  })
})
