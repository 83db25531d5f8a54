import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { parseJson } from '../../../runtime/language/index.ts'
import { createId } from '../../../server/db/id.ts'
import { readSecretKey } from '../../../server/secrets/secretKey.ts'
import { createSecrets } from '../../../server/secrets/secrets.ts'
import { describeEachDatabase } from '../harness.ts'
import { designCodes, type Form, openDesigner, type Row } from '../modules/onlineForms.ts'
import { createRights, type MadeForm } from '../online/rights.ts'

const amount = { dbType: 'BigDecimal', dbLength: 20, dbPointLength: 2 }
const english = { 'accept-language': 'en' }
const { stringify } = JSON

describeEachDatabase('rules of online forms whose fields change their names', {}, (server) => {
  const { addForm, addRecord, readAll, signIn } = createRights(server)

  const openAs = async (codes: readonly string[]) => {
    const { token } = await server().signIn({ codes })
    const designer = openDesigner(server(), token, english)
    const rulesOf = async ({ id }: Pick<MadeForm, 'id'>) =>
      await designer.must(designer.call<{ rules: string; tableVersion: number }>('GET', `rules/${id}`))
    return {
      ...designer,
      rulesOf,
      parsedOf: async (form: Pick<MadeForm, 'id'>) => parseJson((await rulesOf(form)).rules),
      write: (form: Pick<MadeForm, 'id'>, rules: object | string, more: Row = {}) =>
        designer.call<Row>('PUT', `rules/${form.id}`, {
          body: { rules: typeof rules === 'string' ? rules : stringify(rules, null, 2), ...more },
        }),
      /** Saves a form with its fields under other names, without some, and with new ones. */
      change: async (
        { id }: Pick<MadeForm, 'id'>,
        names: Readonly<Record<string, string>>,
        { without = [], more = [] }: { without?: readonly string[]; more?: readonly Row[] } = {},
      ) => {
        const form = await designer.read(id)
        const fields = form.fields
          .filter(({ dbFieldName }) => !without.includes(dbFieldName))
          .map((field) => ({ ...field, dbFieldName: names[field.dbFieldName] ?? field.dbFieldName }))
        const deleteFieldIds = form.fields.flatMap((field) => (without.includes(field.dbFieldName) ? [field.id] : []))
        return (await designer.edit(form, { fields: [...fields, ...more], deleteFieldIds })).body
      },
      restore: async (id: string, dataVersion: number) =>
        (await designer.call<Row>('POST', 'head/restore', { body: { id, dataVersion } })).body,
    }
  }

  const withPower = () => openAs(designCodes)
  const withoutPower = () => openAs(designCodes.filter((code) => code !== 'online.form:enhance'))
  const namesOf = ({ fields }: Form) => fields.map(({ dbFieldName }) => dbFieldName)
  const must = (answer: { readonly success: boolean }) =>
    expect(answer, stringify(answer)).toMatchObject({ success: true })

  /** The versions of a form with the rules of each. */
  const versionsOf = (id: string) =>
    server()
      .db.selectFrom('sysDataLog')
      .select(['dataVersion', 'dataContent'])
      .where('dataId', '=', id)
      .orderBy('dataVersion')
      .execute()

  test('follow them for who may not write rules, and mean the fields that they meant', async () => {
    const form = await addForm({ fields: { price: amount, cost: amount, total: amount } })
    const chief = await withPower()
    must(
      (
        await chief.write(form, {
          columns: { total: { computed: 'record.price - record.cost' } },
          checks: [{ check: 'before == null || record.price >= before.price', message: 'No', column: 'price' }],
        })
      ).body,
    )
    const seen = await chief.rulesOf(form)
    const designer = await withoutPower()
    expect((await designer.write(form, '')).body.success).toBe(false)
    must(
      await designer.change(
        form,
        { price: 'cost', cost: 'price', total: 'rest' },
        { more: [{ dbFieldName: 'total', dbFieldTxt: 'Total' }] },
      ),
    )
    expect(await chief.parsedOf(form)).toEqual({
      columns: { rest: { computed: 'record.cost - record.price' } },
      checks: [{ check: 'before == null || record.cost >= before.cost', message: 'No', column: 'cost' }],
    })
    // Who has them open learns that they are not as they were read.
    const { body } = await chief.write(form, '', { tableVersion: seen.tableVersion })
    expect(body.success).toBe(false)
    expect(body.message).toContain(`this is version ${seen.tableVersion + 1}`)
    await designer.synchronise(form.id)
    const { call } = await signIn(form.codes('list', 'add', 'edit'))
    const added = await call<string>('POST', `form/${form.id}`, { cost: 5, price: 2 })
    expect((await readAll(form.table, 'id'))[0]).toMatchObject({ rest: 3 })
    expect((await call('PUT', `form/${form.id}`, { id: added.result, cost: 4 })).message).toBe('No')
    expect((await versionsOf(form.id)).at(-1)?.dataContent).toMatchObject({
      tableRules: expect.stringContaining('record.cost - record.price'),
    })
    expect(server().bugs).toEqual([])
  })

  test('follow them in other forms whose references, sums, minimum and steps name the table', async () => {
    const account = await addForm({ fields: { code: {}, floor: amount, balance: { ...amount, dbIsPersist: 0 } } })
    const movement = await addForm({ fields: { entry: {}, account: { dbLength: 36 }, amount } })
    const order = await addForm({ fields: { account: { dbLength: 36 }, code: {}, state: {} } })
    const chief = await withPower()
    const columns = { account: { references: { table: account.table } } }
    must(
      (
        await chief.write(account, {
          columns: { balance: { sum: { table: movement.table, column: 'amount', by: 'account' } } },
        })
      ).body,
    )
    must(
      (
        await chief.write(movement, {
          columns,
          ledger: { entry: 'entry', account: 'account', amount: 'amount', minimum: { column: 'floor' } },
        })
      ).body,
    )
    const step = (code: string) => ({
      change: { table: account.table, key: '{{ record.account }}', set: { [code]: '{{ record.code }}' } },
    })
    const rules = (code: string) => ({
      columns,
      transitions: { column: 'state', moves: [{ id: 'start', to: 'new', steps: [step(code)] }] },
    })
    must((await chief.write(order, rules('code'))).body)
    const seen = await chief.rulesOf(order)
    const designer = await withoutPower()
    must(await designer.change(account, { code: 'number', floor: 'least' }))
    must(await designer.change(movement, { amount: 'account', account: 'amount', entry: 'line' }))
    expect(await chief.parsedOf(order)).toEqual(rules('number'))
    expect(await chief.parsedOf(account)).toEqual({
      columns: { balance: { sum: { table: movement.table, column: 'account', by: 'amount' } } },
    })
    expect(await chief.parsedOf(movement)).toEqual({
      columns: { amount: columns.account },
      ledger: { entry: 'line', account: 'amount', amount: 'account', minimum: { column: 'least' } },
    })
    expect((await chief.write(order, rules('code'), { tableVersion: seen.tableVersion })).body.success).toBe(false)
    expect((await chief.rulesOf(order)).tableVersion).toBe(seen.tableVersion + 1)
    const contents = (await versionsOf(order.id)).slice(-2).map(({ dataContent }) => dataContent as Row)
    expect(contents.map(({ tableRules }) => parseJson(String(tableRules)))).toEqual([rules('code'), rules('number')])
    await designer.synchronise(account.id)
    await designer.synchronise(movement.id)
    must(await designer.change(order, { account: 'payer' }))
    await designer.synchronise(order.id)
    // The database keeps each reference at its column, once and under its name.
    const referencesOf = async (table: string) => {
      const { rows } = await sql<Row>`select conname from pg_constraint where contype = 'f'
        and conrelid = cast(${table} as regclass)`.execute(server().db)
      return rows.map(({ conname }) => conname)
    }
    expect(await referencesOf(movement.table)).toEqual([`${movement.table}_amount_fkey`])
    expect(await referencesOf(order.table)).toEqual([`${order.table}_payer_fkey`])
    const id = await addRecord(account.table, { number: 'old' })
    const clerk = await signIn([...order.codes('list', 'add'), ...account.codes('list')])
    must(await clerk.call('POST', `form/${order.id}`, { payer: id, code: 'fresh' }))
    expect(await readAll(account.table, 'id')).toMatchObject([{ number: 'fresh' }])
    expect(server().bugs).toEqual([])
  })

  test('follow a table that is not made yet to its new name, with the codes that are called after it', async () => {
    const chief = await withPower()
    const table = `later_${createId().slice(-8)}`
    const made = await chief.add({ tableName: table }, [{ dbFieldName: 'name', dbFieldTxt: 'Name' }])
    const other = await addForm({ fields: { state: {} } })
    const rules = (name: string) => ({
      operations: { list: `onl:${name}:list` },
      transitions: {
        column: 'state',
        moves: [{ id: 'start', to: 'new', steps: [{ add: { table: name, values: { name: 'a' } } }] }],
      },
    })
    must((await chief.write(other, rules(table))).body)
    const form = await chief.read(made.head.id)
    must((await chief.edit(form, { head: { ...form.head, tableName: `${table}_b` } })).body)
    expect(await chief.parsedOf(other)).toEqual(rules(`${table}_b`))
  })

  test('of another tenant follow them too, and are not shown where they cannot', async () => {
    const form = await addForm({ fields: { name: {}, code: {} } })
    const foreign = await addForm({ fields: { state: {} } })
    const [chief, designer] = [await withPower(), await withoutPower()]
    const rules = (name: string) => ({
      transitions: {
        column: 'state',
        moves: [{ id: 'start', to: 'new', steps: [{ add: { table: form.table, values: { [name]: 'a' } } }] }],
      },
    })
    must((await chief.write(foreign, rules('code'))).body)
    const ofForeign = () => server().db.selectFrom('onlCgformHead').selectAll().where('id', '=', foreign.id)
    await server().db.updateTable('onlCgformHead').set({ tenantId: 7 }).where('id', '=', foreign.id).execute()
    must(await designer.change(form, { code: 'number' }))
    const { tableRules, tenantId } = await ofForeign().executeTakeFirstOrThrow()
    expect([parseJson(tableRules ?? ''), tenantId]).toEqual([rules('number'), 7])
    const refused = await designer.change(form, {}, { without: ['number'] })
    expect(refused.message).toContain('rules of another tenant')
    expect(stringify(refused)).not.toContain(foreign.table)
  })

  test('keep secrets readable for the fields that they were written for', async () => {
    const text = { dbLength: 200 }
    const form = await addForm({ fields: { code: {}, hint: text, word: text } })
    const chief = await withPower()
    must((await chief.write(form, { columns: { hint: { secret: 'encrypted' }, word: { secret: 'encrypted' } } })).body)
    const { call } = await signIn(form.codes('list', 'add'))
    must(await call('POST', `form/${form.id}`, { code: 'a', hint: 'first', word: 'second' }))
    must(await chief.change(form, { hint: 'word', word: 'hint' }))
    must(await chief.change(form, { hint: 'pin' }))
    await chief.synchronise(form.id)
    const [row] = await readAll(form.table)
    const secrets = createSecrets(() => readSecretKey(server().config))
    const read = (name: string) => secrets.decrypt(String(row?.[name]), `${form.table}.${name}`)
    expect([read('word'), read('pin')]).toEqual(['first', 'second'])
  })

  test('refuse that a field goes which they name, and say where, whatever takes its name', async () => {
    const form = await addForm({ fields: { name: {}, code: {}, spare: {} } })
    const other = await addForm({ fields: { name: {}, state: {} } })
    const chief = await withPower()
    must((await chief.write(form, { checks: [{ check: "record.code != 'x'", message: 'No' }] })).body)
    must(
      (
        await chief.write(other, {
          transitions: {
            column: 'state',
            moves: [{ id: 'start', to: 'new', steps: [{ add: { table: form.table, values: { spare: 'a' } } }] }],
          },
        })
      ).body,
    )
    const before = await chief.read(form.id)
    const own = await chief.change(form, {}, { without: ['code'] })
    expect(own.message).toContain(`the rules of the form ${form.table} name it at /checks/0/check`)
    const taken = await chief.change(form, { name: 'code' }, { without: ['code'] })
    expect(taken.message).toContain('/checks/0/check')
    const foreign = await chief.change(form, {}, { without: ['spare'] })
    expect(foreign.message).toContain(`${other.table} name it at /transitions/moves/0/steps/0/add/values/spare`)
    expect(await chief.read(form.id)).toEqual(before)
    must((await chief.write(form, { checks: [{ check: 'includes([1], record[user.id])', message: 'No' }] })).body)
    const opaque = await chief.change(form, { name: 'title' })
    expect(opaque.message).toContain('read whole records at /checks/0/check')
    expect((await chief.rulesOf(form)).rules).toContain('record[user.id]')
  })

  test('come back with a version of their form, for who may write them', async () => {
    const form = await addForm({ fields: { name: {}, code: {} } })
    const [chief, designer] = [await withPower(), await withoutPower()]
    const rules = (name: string) => ({ checks: [{ check: `record.${name} != 'x'`, message: 'No' }] })
    must((await chief.write(form, rules('code'))).body)
    const first = (await versionsOf(form.id)).at(-1)?.dataVersion ?? 0
    must(await designer.change(form, { code: 'number' }))
    // What follows from the names alone needs no power.
    must(await designer.restore(form.id, first))
    expect(await chief.parsedOf(form)).toEqual(rules('code'))
    must((await chief.write(form, rules('name'))).body)
    const second = (await versionsOf(form.id)).at(-1)?.dataVersion ?? 0
    must(await designer.change(form, {}, { more: [{ dbFieldName: 'later', dbFieldTxt: 'Later' }] }))
    must((await chief.write(form, rules('later'))).body)
    const before = await chief.read(form.id)
    const refused = await designer.restore(form.id, first)
    expect(refused).toMatchObject({ success: false })
    expect(refused.message).toContain('other record rules')
    expect(await chief.read(form.id)).toEqual(before)
    expect(await chief.parsedOf(form)).toEqual(rules('later'))
    must(await chief.restore(form.id, first))
    expect(await chief.parsedOf(form)).toEqual(rules('code'))
    expect(namesOf(await chief.read(form.id))).not.toContain('later')
    must(await chief.restore(form.id, second))
    expect(await chief.parsedOf(form)).toEqual(rules('name'))
    const { call } = await signIn(form.codes('list', 'add'))
    await chief.synchronise(form.id)
    expect((await call('POST', `form/${form.id}`, { name: 'x' })).message).toBe('No')
    // A version from before there were any has none.
    must(await chief.restore(form.id, 1))
    expect((await chief.rulesOf(form)).rules).toBe('')
    must(await call('POST', `form/${form.id}`, { name: 'x' }))
    expect(server().bugs).toEqual([])
  })

  test('do not come back where they fit no more, and are refused at their place', async () => {
    const form = await addForm({ fields: { name: {}, kind: { dbLength: 36 } } })
    const other = await addForm({ fields: { name: {} } })
    const chief = await withPower()
    must((await chief.write(form, { columns: { kind: { references: { table: other.table } } } })).body)
    const version = (await versionsOf(form.id)).at(-1)?.dataVersion ?? 0
    must((await chief.write(form, '')).body)
    must((await chief.call<Row>('DELETE', 'head/delete', { query: { id: other.id } })).body)
    const refused = await chief.restore(form.id, version)
    expect(refused).toMatchObject({ success: false })
    expect(stringify(refused)).toContain(`5:18 no form or pack has the table \`${other.table}\``)
    expect((await chief.rulesOf(form)).rules).toBe('')
  })

  test('keep what the database keeps for them when they come back', async () => {
    const form = await addForm({ fields: { name: {}, kind: { dbLength: 36 } } })
    const other = await addForm({ fields: { name: {} } })
    const chief = await withPower()
    must((await chief.write(form, { columns: { kind: { references: { table: other.table } } } })).body)
    const version = (await versionsOf(form.id)).at(-1)?.dataVersion ?? 0
    must((await chief.write(form, '')).body)
    const kind = await addRecord(other.table, { name: 'a' })
    const add = (id: string) => addRecord(form.table, { kind: id })
    await add('nothing of the kind')
    await sql`delete from ${sql.table(form.table)}`.execute(server().db)
    must(await chief.restore(form.id, version))
    await expect(add('nothing of the kind')).rejects.toThrow()
    await add(kind)
  })
})
