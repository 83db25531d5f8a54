import { type CompiledQuery, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { addDelegate, addGivenRole, type GivenNode } from '../authority/delegates.ts'
import { describeEachDatabase } from '../harness.ts'
import { readRows } from '../readRows.ts'
import { bindRole } from './formRules.ts'
import { makeForms } from './forms.ts'

interface Page {
  readonly records: readonly Readonly<Record<string, unknown>>[]
}

describeEachDatabase('texts of choices out of another form', {}, (server) => {
  const freshName = () => `named_${createId().slice(-10)}`
  const signIn = async (...nodes: readonly GivenNode[]) => {
    const role = await addGivenRole(server(), nodes)
    return { role, who: await addDelegate(server(), { roles: [role.id] }) }
  }

  /** A form with two records, and another one whose records choose one of each. */
  async function addForms() {
    const [tableName, choosing] = [freshName(), freshName()]
    const pick = { fieldShowType: 'list', dictTable: tableName, dictField: 'code', dictText: 'name' }
    const [id = '', ownId = ''] = await makeForms(
      server().db,
      { head: { tableName }, fields: { code: {}, name: {} } },
      { head: { tableName: choosing }, fields: { pick } },
    )
    const { db } = server()
    for (const code of ['mine', 'other']) {
      const name = `Name of ${code}`
      await sql`insert into ${sql.table(tableName)} (id, code, name) values (${createId()}, ${code}, ${name})`.execute(
        db.withoutPlugins(),
      )
      await sql`insert into ${sql.table(choosing)} (id, pick) values (${createId()}, ${code})`.execute(
        db.withoutPlugins(),
      )
    }
    return { id, list: `onl:${tableName}:list`, ownId, ownList: `onl:${choosing}:list` }
  }

  const textsFor = async ({ token }: { readonly token: string }, id: string) => {
    const { body } = await server().call<Page>('GET', `/online/cgform/api/getData/${id}`, { token })
    expect(body.success, body.message).toBe(true)
    return body.result.records
      .map(({ pick, pick_dictText: text }) => `${pick}: ${text}`)
      .sort((one, other) => one.localeCompare(other))
  }
  const whole = ['mine: Name of mine', 'other: Name of other']
  const bound = ['mine: Name of mine', 'other: other']

  test('are those of records that a data rule of the menu lets through', async () => {
    const { id, list, ownId, ownList } = await addForms()
    expect(await textsFor(await server().signIn({ isAdmin: true }), ownId)).toEqual(whole)
    expect(await textsFor((await signIn({ perms: ownList })).who, ownId)).toEqual(whole)
    const rules = [{ column: 'code', value: 'mine' }]
    const { who } = await signIn({ perms: list, url: `/online/cgformList/${id}`, rules }, { perms: ownList })
    expect(await textsFor(who, ownId)).toEqual(bound)
    const names = [ownList, `${ownList.slice(0, -'list'.length)}export`]
    const exporter = await signIn({ perms: list, url: `/online/cgformList/${id}`, rules }, { perms: names.join(',') })
    const sheet = await server().call('GET', `/online/cgform/api/exportXls/${ownId}`, { token: exporter.who.token })
    const rows = JSON.stringify(await readRows(sheet.content))
    expect(rows).toContain('Name of mine')
    expect(rows).not.toContain('Name of other')
  })

  test('are those of records that a rule at the form lets through, which is read once for many lists', async () => {
    const { id, ownId, ownList } = await addForms()
    const { role, who } = await signIn({ perms: ownList })
    expect(await textsFor(who, ownId)).toEqual(whole)
    const rule = await bindRole(server(), id, { roleId: role.id })
    await expect.poll(() => textsFor(who, ownId)).toEqual(bound)
    const spy = vi.spyOn(server().db.getExecutor(), 'executeQuery')
    try {
      await expect
        .poll(async () => {
          spy.mockClear()
          await textsFor(who, ownId)
          const asked: readonly [CompiledQuery, ...unknown[]][] = spy.mock.calls
          return asked.filter(([{ sql: text, parameters }]) => /onl_auth_data/.test(text) && parameters.includes(id))
            .length
        })
        .toBe(0)
    } finally {
      spy.mockRestore()
    }
    await server().db.deleteFrom('onlAuthData').where('id', '=', rule).execute()
    await expect.poll(() => textsFor(who, ownId)).toEqual(whole)
  })

  test('of users are told to everybody who reads a record that names them', async () => {
    const choosing = freshName()
    const pick = { fieldShowType: 'list', dictTable: 'sys_user', dictField: 'username', dictText: 'realname' }
    const [id = ''] = await makeForms(server().db, { head: { tableName: choosing }, fields: { pick } })
    const colleague = await addDelegate(server(), { realname: 'A colleague' })
    await sql`insert into ${sql.table(choosing)} (id, pick) values (${createId()}, ${colleague.username})`.execute(
      server().db.withoutPlugins(),
    )
    const rules = [{ column: 'username', value: '#{sys_user_code}' }]
    const { who } = await signIn({ perms: 'user:list', rules }, { perms: `onl:${choosing}:list` })
    expect(await textsFor(who, id)).toEqual([`${colleague.username}: A colleague`])
  })
})
