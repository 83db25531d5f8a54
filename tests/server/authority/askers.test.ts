import { describe, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase } from '../harness.ts'
import { withParameters } from '../online/queries.ts'
import { addDelegate, addDepart, addGivenRole } from './delegates.ts'
import { createFormScene } from './formScene.ts'

// Statements of reports and buttons stand for who asks by variables: what they read and write is that person's.
describeEachDatabase('what hangs on who asks', {}, (server) => {
  const { call, person, addForm, addRecord, readTable, list } = createFormScene(server)
  const fresh = () => `ask_${createId().slice(-10)}`
  const toRows = (owner: string) => `select code from (values ('${owner}', 'secret')) as v(owner, code)`

  /** Each adds something that opens the rows of an owner to who is meant by a variable, and says how it is held and read. */
  const places: Readonly<
    Record<
      string,
      (variable: string, owner: string) => Promise<{ perms?: string; url?: string; path: string; query: object }>
    >
  > = {
    'the parameter of a report': async (variable, owner) => {
      const id = await addReport(withParameters(`${toRows(owner)} where owner = '§{who}'`))
      const param = { id: createId(), cgrheadId: id, paramName: 'who', paramTxt: 'Who', paramValue: variable }
      await server().db.insertInto('onlCgreportParam').values(param).execute()
      return { perms: `report:${id}`, path: `/online/cgreport/api/getData/${id}`, query: {} }
    },
    'the query of a report': async (variable, owner) => {
      const id = await addReport(`${toRows(owner)} where owner = '${variable}'`)
      return { perms: `report:${id}`, path: `/online/cgreport/api/getData/${id}`, query: {} }
    },
    'the query of a graph report': async (variable, owner) => {
      const id = fresh()
      const cgrSql = `${toRows(owner)} where owner = '${variable}'`
      const graph = { id, code: id, name: 'Graph', graphType: 'table', dataType: 'sql', cgrSql }
      await server().db.insertInto('onlGraphreportHead').values(graph).execute()
      const path = '/online/graphreport/api/getChartsData'
      return { url: `/online/graphreport/chart/${id}`, path, query: { id } }
    },
  }
  const addReport = async (cgrSql: string) => {
    const id = fresh()
    await server().db.insertInto('onlCgreportHead').values({ id, code: id, name: 'Report', cgrSql }).execute()
    const item = { id: createId(), cgrheadId: id, fieldName: 'code', fieldTxt: 'Code' }
    await server().db.insertInto('onlCgreportItem').values(item).execute()
    return id
  }
  const addOwnDepart = async () => {
    const orgCode = `K${createId().slice(-5)}`
    return { orgCode, id: await addDepart(server(), orgCode) }
  }
  const inDepart = ['depart:users', 'depart:list', 'user:list']

  describe.each(Object.keys(places))('by %s is read by nobody', (name) => {
    const open = async (variable: string, owner: string) => {
      const place = await places[name]?.(variable, owner)
      if (place === undefined) throw new Error(`There is no place "${name}".`)
      const { path, query, ...node } = place
      return {
        node,
        read: async (who: { token: string }) => JSON.stringify((await call(who, 'GET', path, query)).result),
      }
    }

    test('who takes the name of another', async () => {
      const realname = fresh()
      const { node, read } = await open('#{sys_user_name}', realname)
      const who = await person([node])
      expect((await call(who, 'POST', '/sys/user/login/setting/userEdit', { realname })).code).toBe(510)
      expect(await read(who)).not.toContain('secret')
      await server().db.updateTable('sysUser').set({ realname }).where('id', '=', who.id).execute()
      await expect.poll(() => read(who)).toContain('secret')
    })

    test.each(['#{sys_org_code}', '#{sys_multi_org_code}', '#{sysOrgCode}'])(
      'who comes into a department by themselves, or by somebody who has the same: %s',
      async (variable) => {
        const { id, orgCode } = await addOwnDepart()
        const { node, read } = await open(variable, orgCode)
        const friend = await person([node])
        const who = await person([node, ...inDepart])
        for (const each of [who, friend])
          expect(
            (await call(who, 'POST', '/sys/user/editSysDepartWithUser', { depId: id, userIdList: [each.id] })).code,
          ).toBe(510)
        expect(await read(friend)).not.toContain('secret')
      },
    )

    test('who sets the password of a colleague, whose rows are theirs', async () => {
      const { node } = await open('#{sys_user_code}', 'nobody')
      const colleague = await person([node])
      const who = await person([node, 'user:list', 'user:password'])
      const taken = { username: colleague.username, password: 'Taken over 1!' }
      expect((await call(who, 'PUT', '/sys/user/changePassword', taken)).code).toBe(510)
    })

    test('and it is given on by who holds it: to each their own, and to colleagues what is of their department', async () => {
      const { id, orgCode } = await addOwnDepart()
      const own = await open('#{sys_user_id}', 'nobody')
      const common = await open('#{sys_org_code}', orgCode)
      const shared = await addGivenRole(server(), [own.node, common.node])
      const giving = await addGivenRole(
        server(),
        ['role:users', 'role:list', 'user:list'].map((perms) => ({ perms })),
      )
      const who = await addDelegate(server(), { roles: [shared.id, giving.id], departs: [id] })
      const [inside, outside] = [await addDelegate(server(), { departs: [id] }), await addDelegate(server(), {})]
      const give = (userId: string) =>
        call(who, 'POST', '/sys/user/addSysUserRole', { roleId: shared.id, userIdList: [userId] })
      expect((await give(inside.id)).success).toBe(true)
      const beyond = await addDelegate(server(), { departs: [(await addOwnDepart()).id] })
      expect((await give(beyond.id)).code).toBe(510)
      expect((await give(outside.id)).success).toBe(true)
    })
  })

  test.each([
    ['#{sys_user_code}', true],
    ['#{sys_user_name}', false],
    ['#{sys_org_code}', false],
  ])('a report by %s is opened to everybody by who reads their own rows of it: %s', async (variable, isAllowed) => {
    const id = await addReport(`${toRows('nobody')} where owner = '${variable}'`)
    const who = await person([`report:${id}`, 'online.report:list', 'online.report:edit'])
    const head = { id, name: 'Report', isOpen: 'Y' }
    const { success, message } = await call(who, 'PUT', '/online/cgreport/head/editAll', { head })
    expect([success, message]).toEqual([isAllowed, message])
  })

  test('a field that is called as a variable does not say who presses a button', async () => {
    const pay = { buttonCode: 'pay', buttonName: 'Pay', buttonStyle: 'button', optType: 'action', buttonStatus: '1' }
    const form = await addForm(
      { code: {}, owner: { dbLength: 60 }, sys_user_code: { dbLength: 60 } },
      { buttons: [pay] },
    )
    const cgbSql = `update ${form.tableName} set code = 'paid' where owner = #{sys_user_code}`
    const statement = { id: createId(), cgformHeadId: form.id, buttonCode: 'pay', cgbSql }
    await server().db.insertInto('onlCgformEnhanceSql').values(statement).execute()
    const who = await person([{ perms: form.list, url: form.address }])
    for (const owner of ['another', who.username]) await addRecord(form.tableName, { code: 'open', owner })
    const pressed = { formId: form.id, buttonCode: 'pay', uiFormData: { sys_user_code: 'another' } }
    await call(who, 'POST', '/online/cgform/api/doButton', pressed)
    const rows = await readTable(form.tableName)
    expect(rows.map(({ owner, code }) => [owner === 'another', code]).sort()).toEqual([
      [false, 'paid'],
      [true, 'open'],
    ])
  })

  test('nobody has a button write the records of another by taking their name', async () => {
    const realname = fresh()
    const pay = { buttonCode: 'pay', buttonName: 'Pay', buttonStyle: 'button', optType: 'action', buttonStatus: '1' }
    const form = await addForm({ code: {}, owner: { dbLength: 60 } }, { buttons: [pay] })
    const cgbSql = `update ${form.tableName} set code = 'taken' where owner = #{sys_user_name}`
    const statement = { id: createId(), cgformHeadId: form.id, buttonCode: 'pay', cgbSql }
    await server().db.insertInto('onlCgformEnhanceSql').values(statement).execute()
    await addRecord(form.tableName, { code: 'theirs', owner: realname })
    const who = await person([{ perms: form.list, url: form.address, rules: [{ column: 'owner', value: 'nobody' }] }])
    expect(await list(who, form.id)).toEqual([])
    expect((await call(who, 'POST', '/sys/user/login/setting/userEdit', { realname })).code).toBe(510)
    await call(who, 'POST', '/online/cgform/api/doButton', { formId: form.id, buttonCode: 'pay' })
    expect((await readTable(form.tableName)).map(({ code }) => code)).toEqual(['theirs'])
  })
})
