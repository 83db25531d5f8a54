import { describe, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase, type TestAnswer } from '../harness.ts'
import { makeForms } from '../online/forms.ts'
import { addDelegate, addGivenRole, type Delegate } from './delegates.ts'

const freshName = () => `columns_${createId().slice(-10)}`
const design = ['online.form:list', 'online.form:edit', 'online.form:add']

// What a form shows of its table hangs on its description, which people change who may not read its records.
describeEachDatabase('columns of the tables of forms', {}, (server) => {
  const person = async (codes: readonly string[], tenants: readonly number[] = []) => {
    const role = await addGivenRole(
      server(),
      codes.map((perms) => ({ perms })),
    )
    return addDelegate(server(), { roles: [role.id], tenants })
  }
  const call = async (who: Delegate, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, values: object = {}) => {
    const isWrite = method === 'PUT' || method === 'POST'
    const headers = { 'accept-language': 'en' }
    const query = values as Record<string, string>
    const { body } = await server().call(method, path, {
      token: who.token,
      headers,
      ...(isWrite ? { body: values } : { query }),
    })
    return body as TestAnswer<unknown>['body'] & {
      readonly result: { readonly refusal?: { readonly lacking: string[] } }
    }
  }
  const change = (who: Delegate, id: string, fields: readonly object[], deleteFieldIds: readonly string[] = []) =>
    call(who, 'PUT', '/online/cgform/api/editAll', { head: { id }, fields, indexs: [], deleteFieldIds })
  const readField = (form: string, name: string) =>
    server()
      .db.selectFrom('onlCgformField')
      .select(['id', 'dbFieldName', 'dbFieldTxt', 'dbType', 'dbLength', 'fieldShowType'])
      .where('cgformHeadId', '=', form)
      .where('dbFieldName', '=', name)
      .executeTakeFirstOrThrow()
  const addForm = async (fields: Readonly<Record<string, object>> = { code: {}, secret: {} }) => {
    const tableName = freshName()
    const [id = ''] = await makeForms(server().db, {
      head: { tableName, tableTxt: 'Salaries' },
      fields: fields as never,
    })
    return { id, tableName, list: `onl:${tableName}:list` }
  }

  /** A form, and a view of it that leaves out what is secret. */
  const addView = async () => {
    const form = await addForm()
    const { token } = await server().signIn({ isAdmin: true })
    await server().call('POST', `/online/cgform/head/copyOnline?code=${form.id}`, { token, body: {} })
    const { db } = server()
    const view = await db
      .selectFrom('onlCgformHead')
      .select(['id', 'tableName'])
      .where('physicId', '=', form.id)
      .executeTakeFirstOrThrow()
    const { id, ...secret } = await readField(view.id, 'secret')
    await db.deleteFrom('onlCgformField').where('id', '=', id).execute()
    return { form, view, list: `onl:${view.tableName}:list`, secret }
  }

  describe('that a view leaves out', () => {
    test('are not opened to everybody, by the form, by who has the view alone', async () => {
      const { form, list } = await addView()
      const who = await person([...design, list])
      const opened = await call(who, 'PUT', '/online/cgform/head/edit', {
        id: form.id,
        extConfigJson: '{"everybody":true}',
      })
      expect([opened.code, opened.result.refusal?.lacking]).toEqual([510, ['the online form “Salaries”']])
    })

    test('are not put into it by who has it alone, and are by who has the form', async () => {
      const { form, view, list, secret } = await addView()
      const back = await change(await person([...design, list]), view.id, [secret])
      expect(back.code).toBe(510)
      expect(back.result.refusal?.lacking[0]).toMatch(/with this limit: without “secret”$/)
      const { success, message } = await change(await person([...design, list, form.list]), view.id, [secret])
      expect([success, message]).toEqual([true, message])
    })

    test('are removed from the form by who has the view alone: nobody reads more by that', async () => {
      const { form, list } = await addView()
      const { id } = await readField(form.id, 'secret')
      const { success, message } = await change(await person([...design, list]), form.id, [], [id])
      expect([success, message]).toEqual([true, message])
    })

    test('are not put back into a form that left them out and whose table still has them', async () => {
      const form = await addForm()
      const { id, ...secret } = await readField(form.id, 'secret')
      await server().db.deleteFrom('onlCgformField').where('id', '=', id).execute()
      expect((await change(await person([...design, form.list]), form.id, [secret])).code).toBe(510)
    })

    test('are not reached by another name, which the table takes over as it is synchronised', async () => {
      const { form, view, list, secret } = await addView()
      const who = await person([...design, 'online.form:synch', list])
      const renamed = { ...secret, dbFieldName: 'harmless', dbFieldNameOld: 'secret' }
      const ofForm = await change(who, form.id, [{ ...renamed, id: (await readField(form.id, 'secret')).id }])
      const taken = await call(who, 'POST', `/online/cgform/api/doDbSynch/${form.id}/normal`)
      expect([ofForm.success, taken.success, taken.message]).toEqual([true, true, taken.message])
      expect((await change(who, view.id, [{ ...secret, dbFieldName: 'harmless' }])).code).toBe(510)
    })
  })

  describe('that a field of another form names for its choices', () => {
    const naming = ({ tableName }: { readonly tableName: string }, name = 'code') => ({
      ...{ dbFieldName: name, dbFieldTxt: name, dbType: 'string', dbLength: 32, fieldShowType: 'list' },
      ...{ dictTable: tableName, dictField: 'code', dictText: 'secret' },
    })

    test('are opened to everybody by nobody who does not read them', async () => {
      const [form, own] = [await addForm(), await addForm()]
      const who = await person([...design, own.list])
      const refused = await change(who, own.id, [{ ...naming(form), id: (await readField(own.id, 'code')).id }])
      expect([refused.code, refused.result.refusal?.lacking]).toEqual([
        510,
        [`the column ${form.tableName}.code`, `the column ${form.tableName}.secret`],
      ])
      const added = await call(who, 'POST', '/online/cgform/api/addAll', {
        head: { tableName: freshName(), tableTxt: 'Mine' },
        fields: [naming(form)],
      })
      expect(added.code).toBe(510)
      const read = await call(who, 'GET', `/sys/dict/loadDict/${form.tableName},secret,code`)
      expect(read.success).toBe(false)
    })

    test('are by who lists them all, and stay so whoever changes other things', async () => {
      const [form, own] = [await addForm(), await addForm()]
      const { id } = await readField(own.id, 'code')
      const named = await change(await person([...design, own.list, form.list]), own.id, [{ ...naming(form), id }])
      expect([named.success, named.message]).toEqual([true, named.message])
      const other = await person([...design, own.list])
      const read = await call(other, 'GET', `/sys/dict/loadDict/${form.tableName},secret,code`)
      expect([read.success, read.message]).toEqual([true, read.message])
      const changed = await change(other, own.id, [{ ...naming(form), id, dbFieldTxt: 'Changed' }])
      expect([changed.success, changed.message]).toEqual([true, changed.message])
    })

    test.each([
      [
        'a condition behind the table',
        (table: string) => ({ dictTable: `${table} where secret like 'a%'`, dictText: 'code' }),
      ],
      ['its name in capitals', (table: string) => ({ dictTable: table.toUpperCase(), dictText: 'SECRET' })],
      [
        'relaxed settings of a linked drop-down',
        (table: string) => ({
          ...{ fieldShowType: 'link_down', dictField: '', dictText: '' },
          dictTable: `{table:'${table}',txt:'secret',key:'code'}`,
        }),
      ],
    ])('are opened by %s to nobody who does not read them', async (_, toNaming) => {
      const [form, own] = [await addForm(), await addForm()]
      const who = await person([...design, own.list])
      const field = { ...naming(form), ...toNaming(form.tableName), id: (await readField(own.id, 'code')).id }
      const refused = await change(who, own.id, [field])
      expect([refused.code, refused.result.refusal?.lacking.toSorted()]).toEqual([
        510,
        [`the column ${form.tableName}.code`, `the column ${form.tableName}.secret`],
      ])
      const other = await person([...design, own.list, form.list])
      const named = await change(other, own.id, [field])
      expect([named.success, named.message]).toEqual([true, named.message])
    })

    test('are not opened by a form that is a tree of them', async () => {
      const form = await addForm({ code: {}, secret: {}, pid: { dbLength: 36 } })
      const tree = { isTree: 'Y', treeParentIdField: 'pid', treeFieldname: 'secret' }
      await server().db.updateTable('onlCgformHead').set(tree).where('id', '=', form.id).execute()
      const path = `/sys/dict/loadDict/${form.tableName},secret,id`
      expect((await call(await person(design), 'GET', path)).success).toBe(false)
      expect((await call(await person([form.list]), 'GET', path)).success).toBe(true)
    })

    test('are not by who lists them under a rule', async () => {
      const [form, own] = [await addForm(), await addForm()]
      const rules = [{ column: 'code', value: 'a' }]
      const role = await addGivenRole(server(), [
        ...[...design, own.list].map((perms) => ({ perms })),
        { perms: form.list, rules },
      ])
      const who = await addDelegate(server(), { roles: [role.id] })
      const { id } = await readField(own.id, 'code')
      expect((await change(who, own.id, [{ ...naming(form), id }])).code).toBe(510)
    })
  })

  test('that say whose tenant a record is are not removed by who works in one', async () => {
    const form = await addForm({ code: {}, tenant_id: { dbType: 'int', dbLength: 10 } })
    const { id } = await readField(form.id, 'tenant_id')
    expect((await change(await person([...design, form.list], [1]), form.id, [], [id])).code).toBe(510)
    const everywhere = await change(await person([...design, form.list, 'tenant:all']), form.id, [], [id])
    expect([everywhere.success, everywhere.message]).toEqual([true, everywhere.message])
  })
})
