import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { addDelegate, addGivenRole, type Delegate } from '../authority/delegates.ts'
import { describeEachDatabase } from '../harness.ts'
import { bindRole } from '../online/formRules.ts'
import { makeForms } from '../online/forms.ts'

interface Version {
  readonly id: string
  readonly dataContent: string | null
  readonly isReadable: boolean
}

/** A name that no other test has. */
const freshName = () => `kept_${createId().slice(-10)}`

describeEachDatabase('what versions tell of records', {}, (server) => {
  const call = async <T>(who: { readonly token: string }, path: string, query: Readonly<Record<string, string>> = {}) =>
    (await server().call<T>('GET', path, { token: who.token, query })).body
  const post = async (path: string, body: object) => {
    const { token } = await server().signIn({ isAdmin: true })
    const answer = await server().call<{ readonly id: string } | string>('POST', path, { token, body })
    expect(answer.body.success, answer.body.message).toBe(true)
    return answer.body.result
  }
  const holderOf = async (...codes: readonly string[]) => {
    const role = await addGivenRole(
      server(),
      codes.map((perms) => ({ perms })),
    )
    return { role, who: await addDelegate(server(), { roles: [role.id] }) }
  }
  const versionsOf = async (who: Delegate, dataTable: string, dataId: string) =>
    (await call<readonly Version[]>(who, '/sys/dataLog/queryDataVerList', { dataTable, dataId })).result
  const idOf = async (table: string) => {
    const { rows } = await sql<{ readonly id: string }>`select id from ${sql.table(table)}`.execute(
      server().db.withoutPlugins(),
    )
    expect(rows).toHaveLength(1)
    return String(rows[0]?.id)
  }

  test('leave out the fields of a form that are withheld, in comparisons too', async () => {
    const tableName = freshName()
    const [id = ''] = await makeForms(server().db, { head: { tableName }, fields: { code: {}, pay: {} } })
    for (const page of [3, 5])
      await server()
        .db.insertInto('onlAuthPage')
        .values({ id: createId(), cgformId: id, code: 'pay', type: 1, control: 5, page, status: 1 })
        .execute()
    await post(`/online/cgform/api/form/${id}`, { code: 'seen', pay: '4711' })
    const { who } = await holderOf('dataLog:list', `onl:${tableName}:list`)
    const [version] = await versionsOf(who, tableName, await idOf(tableName))
    expect(version?.isReadable).toBe(true)
    expect(version?.dataContent).toContain('seen')
    expect(version?.dataContent).not.toMatch(/pay|4711/)
    const compared = await call(who, '/sys/dataLog/compare', { id: version?.id ?? '' })
    expect(compared.success, compared.message).toBe(true)
    expect(JSON.stringify(compared.result)).toContain('seen')
    expect(JSON.stringify(compared.result)).not.toMatch(/pay|4711/)
  })

  test('of a form are read by who opens it by the menu as well', async () => {
    const tableName = freshName()
    const [id = ''] = await makeForms(server().db, { head: { tableName }, fields: { code: {} } })
    await post(`/online/cgform/api/form/${id}`, { code: 'seen' })
    const role = await addGivenRole(server(), [{ perms: 'dataLog:list' }, { url: `/online/cgformList/${id}` }])
    const who = await addDelegate(server(), { roles: [role.id] })
    const [version] = await versionsOf(who, tableName, await idOf(tableName))
    expect(version?.dataContent).toContain('seen')
  })

  test('leave out fields that ask for a code', async () => {
    const code = freshName()
    const added = await post('/online/cgreport/head/add', {
      head: { code, name: 'Report', cgrSql: "select 'hidden value' as code" },
      items: [{ fieldName: 'code', fieldTxt: 'Code of it' }],
      params: [],
    })
    const id = typeof added === 'string' ? added : added.id
    const reader = await holderOf('dataLog:list', 'online.report:list')
    const [version] = await versionsOf(reader.who, 'onl_cgreport_head', id)
    expect(version?.dataContent).toContain('Code of it')
    expect(version?.dataContent).not.toMatch(/hidden value|cgrSql/)
    const writer = await holderOf('dataLog:list', 'online.report:list', 'online.report:sql')
    const [whole] = await versionsOf(writer.who, 'onl_cgreport_head', id)
    expect(whole?.dataContent).toContain('hidden value')
  })

  test('of a sub table are read where the main record is seen', async () => {
    const [main, sub] = [freshName(), freshName()]
    const [mainId = ''] = await makeForms(
      server().db,
      { head: { tableName: main, tableType: 2, subTableStr: sub }, fields: { code: {} } },
      {
        head: { tableName: sub, tableType: 3 },
        fields: { code: {}, main_id: { dbLength: 36, mainTable: main, mainField: 'id' } },
      },
    )
    await post(`/online/cgform/api/form/${mainId}`, { code: 'other', [sub]: [{ code: 'below' }] })
    const dataId = await idOf(sub)
    const { role, who } = await holderOf('dataLog:list', `onl:${sub}:list`)
    expect((await versionsOf(who, sub, dataId))[0]?.dataContent).toContain('below')
    await bindRole(server(), mainId, { roleId: role.id })
    expect((await versionsOf(who, sub, dataId))[0]).toMatchObject({ dataContent: null, isReadable: false })
  })

  test('versions of who lies in the recycle bin are told to who sees the bin', async () => {
    const gone = await addDelegate(server(), {})
    await server().db.updateTable('sysUser').set({ phone: '13800007777' }).where('id', '=', gone.id).execute()
    const { token } = await server().signIn({ isAdmin: true })
    const deleted = await server().call('DELETE', '/sys/user/delete', { token, query: { id: gone.id } })
    expect(deleted.body.success).toBe(true)
    const ask = async (...codes: readonly string[]) => {
      const { who } = await holderOf(...codes)
      const found = await call(who, '/sys/user/queryById', { id: gone.id })
      const versions = await versionsOf(who, 'sys_user', gone.id)
      expect(versions.length).toBeGreaterThan(0)
      return [
        (await call(who, '/sys/user/recycleBin')).success,
        found.success,
        JSON.stringify(versions).includes('13800007777'),
      ]
    }
    expect(await ask('user:list', 'dataLog:list')).toEqual([false, false, false])
    expect(await ask('user:list', 'user:recycle', 'dataLog:list')).toEqual([true, false, true])
  })

  test('of a dictionary in the recycle bin are told to who sees the bin', async () => {
    const dictCode = freshName()
    await post('/sys/dict/add', { dictName: 'Hidden words', dictCode })
    const { token } = await server().signIn({ isAdmin: true })
    const { id } = await server()
      .db.selectFrom('sysDict')
      .select('id')
      .where('dictCode', '=', dictCode)
      .executeTakeFirstOrThrow()
    await server().call('DELETE', '/sys/dict/delete', { token, query: { id } })
    const ask = async (...codes: readonly string[]) =>
      JSON.stringify(await versionsOf((await holderOf('dataLog:list', 'dict:list', ...codes)).who, 'sys_dict', id))
    expect(await ask()).not.toContain('Hidden words')
    expect(await ask('dict:recycle')).toContain('Hidden words')
  })
})
