import { describe, expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { createRights } from './rights.ts'

describeEachDatabase('rights on trees of online forms', {}, (server) => {
  const { addForm, addRecord, readAll, signIn, withholdField } = createRights(server)

  describe('a tree by a field that its reader does not see', () => {
    const open = async (from: 'list' | 'form') => {
      const form = await addForm({
        head: { isTree: 'Y', treeParentIdField: 'pay', treeFieldname: 'code' },
        fields: { code: {}, pay: {} },
      })
      await addRecord(form.table, { code: 'a', pay: '4711' })
      await withholdField(form.id, 'pay', from)
      return { form, ...(await signIn(form.codes('list'))) }
    }

    test('is not asked by that field, and is a plain list', async () => {
      const { form, call } = await open('list')
      for (const query of [{ pay: '4711' }, { pid: '4711' }, { hasQuery: 'in', pid: '4711,4712' }, {}])
        expect(await call('GET', `getTreeData/${form.id}`, query)).toMatchObject({
          success: false,
          code: 510,
          message: 'You may not view the parent field of this form; view the records as a list.',
        })
      const { result: columns } = await call('GET', `getColumns/${form.id}`)
      expect(columns).toMatchObject({ isTree: 'N' })
      expect(columns).not.toHaveProperty('pidField')
      expect(await call('GET', `getFormItem/${form.id}`)).toMatchObject({ result: { head: { isTree: 'N' } } })
      const listed = await call('GET', `getData/${form.id}`, { pay: '4712' })
      expect(listed.result).toMatchObject({ records: [{ code: 'a' }] })
    })

    test('is a tree where only forms withhold it', async () => {
      const { form, call } = await open('form')
      const ask = async (pid: string) => (await call('GET', `getTreeData/${form.id}`, { pid })).result
      expect([await ask('4711'), await ask('4712')]).toMatchObject([{ total: 1 }, { total: 0 }])
      expect(await call('GET', `getColumns/${form.id}`)).toMatchObject({ result: { isTree: 'Y', pidField: 'pay' } })
    })
  })

  describe('a record of a tree that is written', () => {
    const open = async () => {
      const form = await addForm({
        head: { isTree: 'Y', treeParentIdField: 'ref', treeIdField: 'marked', treeFieldname: 'code' },
        fields: { code: {}, marked: { dbLength: 3 }, ref: { dbLength: 36 } },
      })
      const [hidden, mine] = [
        await addRecord(form.table, { code: 'other', marked: 'no' }),
        await addRecord(form.table, { code: 'mine', marked: 'no' }),
      ]
      const { call } = await signIn([form.ruled('code', 'mine'), ...form.codes('add', 'edit')])
      const marks = async () => (await readAll(form.table)).map(({ code, marked }) => `${code}: ${marked}`).toSorted()
      return { form, hidden, mine, call, marks }
    }

    test('stands below none that its writer does not see, which stays as it is', async () => {
      const { form, hidden, mine, call, marks } = await open()
      const refused = { success: false, message: 'The parent record does not exist.' }
      expect(await call('PUT', `form/${form.id}`, { id: mine, ref: hidden })).toMatchObject(refused)
      expect(await call('POST', `form/${form.id}`, { code: 'mine', ref: hidden })).toMatchObject(refused)
      expect(await call('PUT', `form/${form.id}`, { id: mine, ref: 'nowhere' })).toMatchObject(refused)
      expect(await marks()).toEqual(['mine: no', 'other: no'])
    })

    test('stays below one that its writer does not see, and knows of its children by the server alone', async () => {
      const { form, hidden, mine, call, marks } = await open()
      const below = await addRecord(form.table, { code: 'mine', ref: hidden })
      expect(await call('PUT', `form/${form.id}`, { id: below, ref: hidden, marked: '9' })).toMatchObject({
        success: true,
      })
      expect(await call('PUT', `form/${form.id}`, { id: below, ref: mine, marked: '9' })).toMatchObject({
        success: true,
      })
      expect(await marks()).toEqual(['mine: 1', 'mine: null', 'other: 0'])
    })

    test('says of itself that others stand below it only where its reader sees some of them', async () => {
      const { form, hidden, mine, call, marks } = await open()
      const below = await addRecord(form.table, { code: 'other', ref: mine })
      const { call: whole } = await signIn(form.codes('list', 'edit'))
      expect(await whole('PUT', `form/${form.id}`, { id: below, ref: hidden })).toMatchObject({ success: true })
      expect(await whole('PUT', `form/${form.id}`, { id: below, ref: mine })).toMatchObject({ success: true })
      expect(await marks()).toEqual(['mine: 1', 'other: 0', 'other: null'])
      const read = async (ask: typeof call) => [
        (await ask('GET', `getTreeData/${form.id}`, { pid: '0' })).result,
        (await ask('GET', `getData/${form.id}`, { pageSize: 100 })).result,
        { records: [(await ask('GET', `form/${form.id}/${mine}`)).result] },
      ]
      for (const body of await read(whole)) expect(findMark(body, mine)).toBe('1')
      for (const body of await read(call)) expect(findMark(body, mine)).toBe('0')
      // Nor is it found by a mark that it does not have.
      const asked = await call('GET', `getData/${form.id}`, { marked: '1' })
      expect(asked.result).toEqual((await call('GET', `getData/${form.id}`, { marked: '0' })).result)
      await addRecord(form.table, { code: 'mine', ref: mine })
      for (const body of await read(call)) expect(findMark(body, mine)).toBe('1')
    })

    test('stays where something below it is hidden, as that does', async () => {
      const { form, mine, call } = await open()
      const below = await addRecord(form.table, { code: 'mine', ref: mine })
      const hidden = await addRecord(form.table, { code: 'other', ref: below })
      const { call: remover } = await signIn([form.ruled('code', 'mine'), ...form.codes('delete')])
      const refused = await remover('DELETE', `form/${form.id}/${mine}`)
      expect(refused).toMatchObject({ success: false, code: 510 })
      expect(refused.message).toContain('Some records below it are outside your data rules')
      expect(JSON.stringify(refused)).not.toContain(hidden)
      expect(await readAll(form.table)).toHaveLength(4)
      expect(await call('PUT', `form/${form.id}`, { id: below, ref: '0' })).toMatchObject({ success: true })
      expect(await remover('DELETE', `form/${form.id}/${mine}`)).toMatchObject({ success: true })
      expect((await readAll(form.table)).map(({ code }) => code)).toEqual(['mine', 'other', 'other'])
    })

    test('keeps no versions of what follows from other records', async () => {
      const { form, mine, call } = await open()
      expect(await call('POST', `form/${form.id}`, { code: 'mine', ref: mine })).toMatchObject({ success: true })
      expect(await call('PUT', `form/${form.id}`, { id: mine, ref: '0', code: 'mine' })).toMatchObject({
        success: true,
      })
      const kept = await server()
        .db.selectFrom('sysDataLog')
        .select('dataContent')
        .where('dataTable', '=', form.table)
        .execute()
      expect(kept.length).toBeGreaterThan(1)
      expect(JSON.stringify(kept)).not.toContain('marked')
    })

    test('is added without children where the column may not be empty', async () => {
      const form = await addForm({
        head: { isTree: 'Y', treeParentIdField: 'ref', treeIdField: 'marked', treeFieldname: 'code' },
        fields: { code: {}, marked: { dbType: 'int', dbIsNull: 0 }, ref: { dbLength: 36 } },
      })
      const { call } = await signIn(form.codes('list', 'add'))
      const { result: id } = await call<string>('POST', `form/${form.id}`, { code: 'a', marked: 5 })
      expect(await call('POST', `form/${form.id}`, { code: 'b', ref: id })).toMatchObject({ success: true })
      expect(await readAll(form.table)).toMatchObject([{ marked: 1 }, { marked: 0 }])
    })

    test.each(['change', 'form'] as const)(
      'a field that grants withhold from a %s does not say whether there are children',
      async (from) => {
        const { form, mine, call, marks } = await open()
        await withholdField(form.id, 'marked', from)
        expect(await call('POST', `form/${form.id}`, { code: 'mine', ref: mine })).toMatchObject({ success: true })
        expect(await marks()).toEqual(['mine: no', 'mine: null', 'other: no'])
      },
    )
  })
})

/** The mark of a record in an answer with records. */
const findMark = (body: unknown, id: string): unknown =>
  (body as { readonly records: readonly Readonly<Record<string, unknown>>[] }).records.find((row) => row.id === id)
    ?.marked
