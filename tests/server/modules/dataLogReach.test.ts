import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { addDelegate, addGivenRole, type Delegate } from '../authority/delegates.ts'
import { createFormScene } from '../authority/formScene.ts'
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

  test.each(['removed with its form', 'made anew by a forced synchronisation', 'dropped by somebody else'])(
    'versions of a table that is gone are none of another table of its name: %s',
    async (way) => {
      const scene = createFormScene(server)
      const { token } = await server().signIn({ isAdmin: true })
      const admin = { token } as Delegate
      const former = await scene.addForm({ code: {}, salary: {} }, { idType: 'NATIVE' })
      const { tableName } = former
      await post(`/online/cgform/api/form/${former.id}`, { code: 'a', salary: 'former-salary' })
      let { id } = former
      if (way === 'made anew by a forced synchronisation') {
        expect((await scene.synch(admin, id, 'force')).success).toBe(true)
      } else {
        if (way === 'removed with its form')
          expect((await scene.call(admin, 'DELETE', '/online/cgform/head/delete', { id })).success).toBe(true)
        else {
          await sql`drop table ${sql.table(tableName)}`.execute(server().db.withoutPlugins())
          await server().db.deleteFrom('onlCgformHead').where('id', '=', id).execute()
        }
        const head = { tableTxt: 'New', tableName, idType: 'NATIVE' }
        id = (await makeForms(server().db, { head, fields: { code: {}, salary: {} } }))[0] ?? ''
      }
      const { who } = await holderOf(former.list, `onl:${tableName}:add`, 'dataLog:list')
      const added = await scene.call(who, 'POST', `/online/cgform/api/form/${id}`, { code: 'b', salary: 'mine' })
      expect(added.success).toBe(true)
      const dataId = String(added.result)
      const versions = JSON.stringify(await versionsOf(who, tableName, dataId))
      expect(versions).toContain('mine')
      expect(versions).not.toContain('former-salary')
      // They are not lost: administrators find them, and nobody else reads them.
      const readAll = async (reader: { readonly token: string }) =>
        JSON.stringify(await call(reader, '/sys/dataLog/list', { dataTable: `${tableName}*`, pageSize: '100' }))
      expect(await readAll(admin)).toContain('former-salary')
      expect(await readAll(who)).not.toContain('former-salary')
    },
  )

  test('tables of one name that go one after another keep their versions apart', async () => {
    const tableName = freshName()
    const scene = createFormScene(server)
    const { token } = await server().signIn({ isAdmin: true })
    for (const code of ['first', 'second']) {
      const head = { tableTxt: code, tableName, idType: 'NATIVE' }
      const [id = ''] = await makeForms(server().db, { head, fields: { code: {} } })
      await post(`/online/cgform/api/form/${id}`, { code })
      expect((await scene.call({ token }, 'DELETE', '/online/cgform/head/delete', { id })).success).toBe(true)
    }
    const rows = await server()
      .db.selectFrom('sysDataLog')
      .select(['dataTable', 'dataVersion'])
      .where('dataTable', 'like', `${tableName}%`)
      .execute()
    expect(rows.map(({ dataVersion }) => dataVersion)).toEqual([1, 1])
    expect(new Set(rows.map(({ dataTable }) => dataTable).filter((name) => name !== tableName)).size).toBe(2)
  })
})
