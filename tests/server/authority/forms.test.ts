import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase } from '../harness.ts'
import { createRights } from '../online/rights.ts'
import { addDelegate, addGivenRole } from './delegates.ts'
import { createFormScene, design } from './formScene.ts'

// Who designs a form changes what its rules, buttons and tables mean for those who work in it.
describeEachDatabase('the design of a form', {}, (server) => {
  const { call, person, addForm, addRecord, readTable, readField, change, list, synch } = createFormScene(server)

  describe('leaves a rule on its records what it says', () => {
    test('when two fields swap their names', async () => {
      const form = await addForm({ region: {}, kind: {} })
      await addRecord(form.tableName, { region: 'south', kind: 'north' })
      const rules = [{ column: 'region', value: 'north' }]
      const who = await person([...design, { perms: form.list, url: form.address, rules }])
      const swapped = [
        { ...(await readField(form.id, 'region')), dbFieldName: 'kind' },
        { ...(await readField(form.id, 'kind')), dbFieldName: 'region' },
      ]
      const { success, message } = await change(who, form.id, swapped)
      expect([success, message]).toEqual([true, message])
      const done = await synch(who, form.id)
      expect([done.success, done.message]).toEqual([true, done.message])
      expect(await list(who, form.id)).toEqual([])
    })

    test('when its field compares in another way', async () => {
      const form = await addForm({ code: {}, level: { dbType: 'int', dbLength: 10 } })
      await addRecord(form.tableName, { code: 'secret', level: 10 })
      const rules = [{ column: 'level', operator: 'lt', value: '5' }]
      const who = await person([...design, { perms: form.list, url: form.address, rules }])
      const level = { ...(await readField(form.id, 'level')), dbType: 'string', dbLength: 32 }
      expect((await change(who, form.id, [level])).code).toBe(510)
      expect(await list(who, form.id)).toEqual([])
    })

    test('when its field has another name, and when another field gets the former one', async () => {
      const form = await addForm({ code: {}, level: {} })
      await addRecord(form.tableName, { code: 'a', level: '1' })
      await addRecord(form.tableName, { code: '1', level: 'kept away' })
      const rules = [{ column: 'level', value: '1' }]
      const who = await person([...design, { perms: form.list, url: form.address, rules }])
      const renamed = { ...(await readField(form.id, 'level')), dbFieldName: 'grade' }
      const { success, message } = await change(who, form.id, [renamed])
      expect([success, message]).toEqual([true, message])
      const done = await synch(who, form.id)
      expect([done.success, done.message]).toEqual([true, done.message])
      expect(await list(who, form.id)).toMatchObject([{ code: 'a', grade: '1' }])
      const former = { ...(await readField(form.id, 'code')), dbFieldName: 'level' }
      expect((await change(who, form.id, [former])).success).toBe(true)
      expect((await synch(who, form.id)).success).toBe(true)
      expect(await list(who, form.id)).toMatchObject([{ level: 'a', grade: '1' }])
    })

    test('once it lets nothing through, for whoever made it so: who may not add does not let others add again', async () => {
      const form = await addForm({ code: {}, level: {} })
      await addRecord(form.tableName, { code: 'a', level: '1' })
      await addRecord(form.tableName, { code: 'b', level: '2' })
      const rules = [{ column: 'level', value: '1' }]
      const add = form.list.replace(/list$/, 'add')
      const role = await addGivenRole(server(), [{ perms: form.list, url: form.address, rules }, { perms: add }])
      const reader = await addDelegate(server(), { roles: [role.id] })
      const who = await person(['permission:list', 'permission:rule', { perms: form.list, url: form.address }])
      const edit = (values: Readonly<Record<string, string>>) =>
        call(who, 'PUT', '/sys/permission/editPermissionRule', { id: role.rules[0], ...values })
      const [id] = role.rules
      const { success, message } = await edit({ ruleColumn: 'nowhere' })
      expect([success, message]).toEqual([true, message])
      expect(await list(reader, form.id)).toEqual([])
      for (const wider of [{ ruleColumn: 'level' }, { ruleColumn: 'level', ruleValue: '2' }, { status: '0' }])
        expect((await edit(wider)).code).toBe(510)
      expect((await call(who, 'DELETE', '/sys/permission/deletePermissionRule', { id })).code).toBe(510)
      expect(await list(reader, form.id)).toEqual([])
    })

    test('when everybody may see some of its records', async () => {
      const form = await addForm({ open: {}, kind: {} }, { extConfigJson: '{"everybody":{"open":"yes"}}' })
      await addRecord(form.tableName, { open: 'no', kind: 'yes' })
      const who = await person(design)
      const swapped = [
        { ...(await readField(form.id, 'open')), dbFieldName: 'kind' },
        { ...(await readField(form.id, 'kind')), dbFieldName: 'open' },
      ]
      const { success, message } = await change(who, form.id, swapped)
      expect([success, message]).toEqual([true, message])
      expect((await synch(who, form.id)).success).toBe(true)
      expect(await list(await person([]), form.id)).toEqual([])
    })

    test('and a column that is called nearly the same is another one', async () => {
      const form = await addForm({ aaB: {}, aa_b: {} })
      const bound = (column: string) => ({ perms: form.list, url: form.address, rules: [{ column, value: '1' }] })
      const other = await person([bound('aa_b')])
      const who = await person([bound('aaB'), 'user:password', 'user:list'])
      const taken = { username: other.username, password: 'Taken over 1!' }
      expect((await call(who, 'PUT', '/sys/user/changePassword', taken)).code).toBe(510)
    })

    test('and the same rule in another word for "equal" is the same', async () => {
      const form = await addForm({ code: {} })
      const bound = (operator: string) => ({
        ...{ perms: form.list, url: form.address },
        rules: [{ column: 'code', operator, value: '1' }],
      })
      const other = await person([bound('eq')])
      const who = await person([bound('='), 'user:password', 'user:list'])
      const { success, message } = await call(who, 'PUT', '/sys/user/changePassword', {
        username: other.username,
        password: 'Given anew 1!',
      })
      expect([success, message]).toEqual([true, message])
    })
  })

  test('shows no password, whatever it makes of its field', async () => {
    const form = await addForm({ code: {}, pass: { fieldShowType: 'password' } })
    await addRecord(form.tableName, { code: 'a', pass: 'hidden value' })
    const who = await person([...design, form.list])
    const shown = { ...(await readField(form.id, 'pass')), fieldShowType: 'text' }
    expect((await change(who, form.id, [shown])).code).toBe(510)
    expect(JSON.stringify(await list(who, form.id))).not.toContain('hidden value')
  })

  test('makes no column of it unique for everybody to guess its values', async () => {
    const form = await addForm({ code: {}, salary: {} })
    await addRecord(form.tableName, { code: 'a', salary: '4711' })
    const who = await person(design)
    const unique = { ...(await readField(form.id, 'salary')), fieldValidType: 'only' }
    expect((await change(who, form.id, [unique])).success).toBe(true)
    expect((await synch(who, form.id)).success).toBe(true)
    const check = (asker: { readonly token: string }, fieldVal: string) =>
      call(asker, 'GET', '/sys/duplicate/check', { tableName: form.tableName, fieldName: 'salary', fieldVal })
    const guesses = [await check(who, '4711'), await check(who, '4712')]
    expect(guesses.map(({ message }) => message)).toEqual(Array(2).fill('This field cannot be checked.'))
    const reader = await person([form.list])
    expect([(await check(reader, '4711')).success, (await check(reader, '4712')).success]).toEqual([false, true])
  })

  test('of one tenant opens columns to that tenant alone, by who reads them there', async () => {
    const { db } = server()
    const addTenant = async () => {
      const values = { name: `Tenant ${createId()}`, status: 1 }
      const { id } = await db.insertInto('sysTenant').values(values).returning('id').executeTakeFirstOrThrow()
      return id
    }
    const [mine, theirs] = [await addTenant(), await addTenant()]
    const form = await addForm({ code: {}, name: {} }, { tenantId: mine })
    const own = await addForm({ pick: {} }, { tenantId: mine })
    await addRecord(form.tableName, { code: 'a', name: 'hidden value' })
    const who = await person([...design, form.list, own.list], [mine])
    const naming = { fieldShowType: 'list', dictTable: form.tableName, dictField: 'code', dictText: 'name' }
    const named = await change(who, own.id, [{ ...(await readField(own.id, 'pick')), ...naming }])
    expect([named.success, named.message]).toEqual([true, named.message])
    const read = async (tenant: number) =>
      (await call(await person([], [tenant]), 'GET', `/sys/dict/loadDict/${form.tableName},name,code`)).result
    expect([await read(mine), await read(theirs)]).toMatchObject([[{ text: 'hidden value' }], []])
  })

  test('lets a tree of choices mark nothing by records that a rule keeps away', async () => {
    const form = await addForm({ code: {}, secret: {}, pid: {} })
    for (const dictField of ['code', 'pid'])
      await addForm({ pick: { fieldShowType: 'list', dictTable: form.tableName, dictField, dictText: 'secret' } })
    const rules = [{ column: 'code', operator: 'right_like', value: 'mine' }]
    const who = await person([{ perms: form.list, url: form.address, rules }])
    await addRecord(form.tableName, { code: 'mine', secret: 'guess', pid: 'p' })
    await addRecord(form.tableName, { code: 'mine2', secret: 'mine3', pid: 'p' })
    await addRecord(form.tableName, { code: 'mine3', secret: 'x', pid: 'mine3' })
    await addRecord(form.tableName, { code: 'theirs', secret: 'x', pid: 'guess' })
    const { result } = await call(who, 'GET', '/sys/dict/loadTreeData', {
      ...{ tableName: form.tableName, text: 'code', code: 'secret', pidField: 'pid', pid: 'p' },
      ...{ hasChildField: '', condition: '' },
    })
    const leaves = (result as unknown as readonly { readonly title: string; readonly leaf: number }[]).map(
      ({ title, leaf }) => [title, leaf],
    )
    expect(leaves).toEqual([
      ['mine', 1],
      ['mine2', 0],
    ])
  })

  test('makes no sub table by which its records are found out that its designer does not read', async () => {
    const [main, own] = [await addForm({ code: {}, salary: {} }, { tableType: 2 }), await addForm({ guess: {} })]
    const guess = { ...(await readField(own.id, 'guess')), mainTable: main.tableName, mainField: 'salary' }
    const linked = (codes: readonly string[]) =>
      person([...design, own.list, ...codes]).then((who) => change(who, own.id, [guess], { head: { tableType: 3 } }))
    expect((await linked([])).code).toBe(510)
    const { success, message } = await linked([main.list])
    expect([success, message]).toEqual([true, message])
  })

  describe('of its buttons that make the server do something', () => {
    const addButton = async (button: object) => {
      const buttonCode = 'pay'
      const buttons = [{ buttonCode, buttonName: 'Pay', buttonStyle: 'link', optType: 'action', ...button }]
      const form = await addForm({ code: {}, state: {} }, { buttons })
      const { db } = server()
      const cgbSql = `update ${form.tableName} set state = 'paid' where code = #{code}`
      await db
        .insertInto('onlCgformEnhanceSql')
        .values({ id: createId(), cgformHeadId: form.id, buttonCode, cgbSql })
        .execute()
      const { id } = await db
        .selectFrom('onlCgformButton')
        .select('id')
        .where('cgformHeadId', '=', form.id)
        .executeTakeFirstOrThrow()
      return { form, id, buttonCode }
    }

    test('turns none on, and lifts no condition, for who could not press it', async () => {
      const off = await addButton({ buttonStatus: '0' })
      const who = await person([...design, off.form.list])
      const turned = await call(who, 'PUT', '/online/cgform/button/edit', { id: off.id, buttonStatus: '1' })
      expect([turned.code, turned.result.refusal?.lacking]).toEqual([510, ['buttons of the online form “Salaries”']])
      const conditional = await addButton({ buttonStatus: '1', exp: 'state#eq#approved' })
      const other = await person([...design, conditional.form.list])
      expect((await call(other, 'PUT', '/online/cgform/button/edit', { id: conditional.id, exp: '' })).code).toBe(510)
    })

    test('opens the form by a code to nobody who could then press what its designer may press on some records alone', async () => {
      const { form } = await addButton({ buttonStatus: '1' })
      const designer = await person([...design, form.list])
      expect((await call(designer, 'POST', `/online/cgform/head/copyOnline?code=${form.id}`)).success).toBe(true)
      const view = await server()
        .db.selectFrom('onlCgformHead')
        .select('tableName')
        .where('physicId', '=', form.id)
        .executeTakeFirstOrThrow()
      // The view shows all records, and has no button.
      const node = { url: form.address, rules: [{ column: 'code', value: 'mine' }] }
      const bound = await person([...design, node, `onl:${view.tableName}:list`])
      const code = `${form.tableName}:see`
      await person([code])
      const open = { id: form.id, extConfigJson: JSON.stringify({ listAccess: code }) }
      const refused = await call(bound, 'PUT', '/online/cgform/head/edit', open)
      const limit = 'which you have only with this limit: the data rule “Rule on code”'
      const lacking = [`buttons of the online form “Salaries”, ${limit}`]
      expect([refused.code, refused.result.refusal?.lacking]).toEqual([510, lacking])
      expect((await call(designer, 'PUT', '/online/cgform/head/edit', open)).success).toBe(true)
    })

    test('brings back none whose statement was left, and changes what does not matter', async () => {
      const { form, id, buttonCode } = await addButton({ buttonStatus: '1' })
      const who = await person([...design, form.list])
      const renamed = await call(who, 'PUT', '/online/cgform/button/edit', { id, buttonName: 'Pay now' })
      expect([renamed.success, renamed.message]).toEqual([true, renamed.message])
      const stranger = await person(design)
      expect((await call(stranger, 'DELETE', '/online/cgform/button/delete', { id })).code).toBe(510)
      expect((await call(who, 'DELETE', '/online/cgform/button/delete', { id })).success).toBe(true)
      const again = { cgformHeadId: form.id, buttonCode, buttonName: 'Pay', buttonStyle: 'link', optType: 'action' }
      expect((await call(who, 'POST', '/online/cgform/button/add', again)).code).toBe(510)
    })
  })

  describe('loses no table with records, by who may not read, change and delete them all,', () => {
    const removals = [
      ['delete', (id: string) => ({ id })],
      ['deleteBatch', (id: string) => ({ ids: id, flag: '1' })],
    ] as const
    test.each(removals)('by %s', async (name, toQuery) => {
      const form = await addForm({ code: {} })
      await addRecord(form.tableName, { code: 'precious' })
      const [empty, description] = [await addForm({ code: {} }), await addForm({ code: {} })]
      await addRecord(description.tableName, { code: 'stays' })
      const remove = (who: { readonly token: string }, id: string) =>
        call(who, 'DELETE', `/online/cgform/head/${name}`, toQuery(id))
      const codes = ['online.form:list', 'online.form:delete']
      const who = await person([...codes, form.list, description.list])
      expect((await remove(who, form.id)).code).toBe(510)
      expect(await readTable(form.tableName)).toHaveLength(1)
      expect((await remove(who, empty.id)).success).toBe(true)
      const kept = await call(who, 'DELETE', '/online/cgform/head/removeRecord', { id: description.id })
      expect([kept.success, await readTable(description.tableName)]).toMatchObject([true, [{ code: 'stays' }]])
      const all = await person([...codes, ...['list', 'edit', 'delete'].map((word) => `onl:${form.tableName}:${word}`)])
      expect((await remove(all, form.id)).success).toBe(true)
    })
  })

  test('loses no table that gets its first record while it goes', async () => {
    const form = await addForm({ code: {} })
    const who = await person(['online.form:list', 'online.form:delete', form.list])
    const writing = await server().db.startTransaction().execute()
    await sql`insert into ${sql.table(form.tableName)} (id, code) values (${createId()}, 'first')`.execute(writing)
    // On the embedded database, where transactions take turns, the record is there before.
    if (server().engine === 'pglite') await writing.commit().execute()
    const removing = call(who, 'DELETE', '/online/cgform/head/delete', { id: form.id })
    const waits = sql<{ readonly waits: boolean }>`
      select exists (select 1 from pg_locks where not granted and mode = 'AccessExclusiveLock') as waits`
    if (server().engine === 'postgresql') {
      await expect.poll(async () => (await waits.execute(server().db)).rows[0]?.waits).toBe(true)
      await writing.commit().execute()
    }
    expect((await removing).code).toBe(510)
    expect(await readTable(form.tableName)).toHaveLength(1)
  })

  describe('writes by itself into no field that its designer may not change', () => {
    test.each([
      ['as the first value of new records', { dbDefaultVal: 'yes' }, {}],
      [
        'as the mark of those with others below',
        {},
        { isTree: 'Y', treeParentIdField: 'above', treeIdField: 'approved' },
      ],
    ])('%s', async (_way, field, head) => {
      const form = await addForm({ code: {}, above: {}, approved: {} })
      const add = `onl:${form.tableName}:add`
      await createRights(server).withholdField(form.id, 'approved', 'change')
      const tree = { treeFieldname: 'code', ...head }
      const approved = { ...(await readField(form.id, 'approved')), ...field }
      const bound = await person([...design, form.list, add])
      expect((await change(bound, form.id, [approved], { head: tree })).code).toBe(510)
      const granted = await person([...design, form.list, add])
      const page = await server()
        .db.selectFrom('onlAuthPage')
        .select('id')
        .where('cgformId', '=', form.id)
        .executeTakeFirstOrThrow()
      await server()
        .db.insertInto('onlAuthRelation')
        .values({ id: createId(), cgformId: form.id, authId: page.id, roleId: granted.id, type: 1, authMode: 'user' })
        .execute()
      const { success, message } = await change(granted, form.id, [approved], { head: tree })
      expect([success, message]).toEqual([true, message])
    })
  })

  describe('loses no values of records, by who may not read, change and delete them all,', () => {
    const losing = (table: string) => ['list', 'edit', 'delete'].map((word) => `onl:${table}:${word}`)

    test('as it empties the table', async () => {
      const form = await addForm()
      await addRecord(form.tableName, { code: 'a' })
      const stranger = await synch(await person(design), form.id, 'force')
      expect([stranger.code, (await readTable(form.tableName)).length]).toEqual([510, 1])
      const { success, message } = await synch(await person([...design, ...losing(form.tableName)]), form.id, 'force')
      expect([success, message, (await readTable(form.tableName)).length]).toEqual([true, message, 0])
    })

    test('as it drops a column', async () => {
      const form = await addForm()
      await addRecord(form.tableName, { code: 'a', secret: 'kept' })
      const who = await person(design)
      const { id } = await readField(form.id, 'secret')
      expect((await change(who, form.id, [], { deleteFieldIds: [id] })).success).toBe(true)
      expect((await synch(who, form.id)).code).toBe(510)
      expect((await readTable(form.tableName))[0]?.secret).toBe('kept')
    })

    test('and brings a table to its form where nothing is lost', async () => {
      const form = await addForm()
      const who = await person(design)
      await change(who, form.id, [{ dbFieldName: 'more', dbFieldTxt: 'More', dbType: 'string', dbLength: 32 }])
      const { success, message } = await synch(who, form.id)
      expect([success, message]).toEqual([true, message])
    })
  })
})

describeEachDatabase('a tenant', {}, (server) => {
  const { call, person } = createFormScene(server)
  const addTenant = async () => {
    const { id } = await server()
      .db.insertInto('sysTenant')
      .values({ name: `Tenant ${createId()}`, status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  test('is closed and opened by who reaches all that its people do there, and by nobody else', async () => {
    const id = await addTenant()
    const member = await person(['dict:list'], [id])
    const acting = ['tenant:list', 'tenant:edit']
    const edit = (who: { readonly token: string }, values: object) =>
      call(who, 'PUT', '/sys/tenant/edit', { id, ...values })
    const stranger = await person(acting)
    for (const values of [{ status: 0 }, { endDate: '2000-01-01 00:00:00' }])
      expect((await edit(stranger, values)).code).toBe(510)
    expect((await call(member, 'GET', '/sys/dict/list')).success).toBe(true)
    const renamed = await edit(stranger, { name: `Renamed ${createId()}`, status: 1 })
    expect([renamed.success, renamed.message]).toEqual([true, renamed.message])
    const keeper = await person([...acting, 'tenant:all', 'dict:list'])
    const closed = await edit(keeper, { status: 0 })
    expect([closed.success, closed.message]).toEqual([true, closed.message])
    expect((await edit(stranger, { status: 1 })).code).toBe(510)
    expect((await edit(keeper, { status: 1 })).success).toBe(true)
  })
})
