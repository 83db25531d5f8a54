import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { toUpload } from '../authority/trial/send.ts'
import { describeEachDatabase } from '../harness.ts'
import { readRows } from '../readRows.ts'
import { createRights } from './rights.ts'

type Row = Readonly<Record<string, unknown>>

describeEachDatabase('rights on rows of sub tables of online forms', {}, (server) => {
  const { addForm, addRecord, addWithSub, readAll, signIn, withholdButtons } = createRights(server)
  const all = ['list', 'add', 'edit', 'delete', 'import', 'export'] as const

  describe('a main form whose sub table its reader may not list', () => {
    const open = async (main: Row) => {
      const made = await addWithSub({ main })
      const id = await addRecord(made.main.table, { code: 'a' })
      await addRecord(made.sub.table, { code: 'hidden', main_id: id })
      return { ...made, id }
    }

    test.each(['{"everybody":true}', '{"listAccess":"orders:see"}'])(
      'is read without it: %s',
      async (extConfigJson) => {
        const { main, sub, id } = await open({ extConfigJson })
        const { call } = await signIn([{ perms: 'orders:see' }])
        const answers = [
          ...(await Promise.all(
            ['getColumns', 'getErpColumns', 'getQueryInfo', 'getFormItem', 'getEnhanceJs'].map((name) =>
              call('GET', `${name}/${main.id}`),
            ),
          )),
          await call('GET', `form/${main.id}/${id}`),
        ]
        expect(answers.map(({ success, message }) => [success, message])).toEqual(answers.map(() => [true, '']))
        expect(answers.at(-1)?.result).toMatchObject({ id, code: 'a' })
        expect(JSON.stringify(answers)).not.toContain(sub.table)
        expect((await call('GET', `subform/list/${sub.table}/${id}`)).success).toBe(false)
      },
    )

    test('stays open when somebody links a sub table to it', async () => {
      const main = await addForm({ head: { tableType: 2, extConfigJson: '{"everybody":true}' }, fields: { code: {} } })
      const own = await addForm({
        head: { tableType: 3, relationType: 0 },
        fields: { code: {}, ref: { dbLength: 36, mainTable: main.table, mainField: 'id' } },
      })
      await server().db.updateTable('onlCgformHead').set({ subTableStr: own.table }).where('id', '=', main.id).execute()
      const id = await addRecord(main.table, { code: 'a' })
      const { call } = await signIn([])
      expect(await call('GET', `form/${main.id}/${id}`)).toMatchObject({ success: true, result: { code: 'a' } })
    })
  })

  describe('buttons that are withheld at a sub table', () => {
    const open = async (...buttons: readonly string[]) => {
      const { main, sub } = await addWithSub()
      await withholdButtons(sub.id, ...buttons)
      const id = await addRecord(main.table, { code: 'a' })
      const row = await addRecord(sub.table, { code: 'row', main_id: id })
      const { call, token } = await signIn(main.codes(...all))
      const save = (rows: readonly Row[], code = 'b') => call('PUT', `form/${main.id}`, { id, code, [sub.table]: rows })
      return {
        main,
        sub,
        id,
        row,
        call,
        token,
        save,
        rows: async () => (await readAll(sub.table)).map(({ code }) => code),
      }
    }

    test('adding: a row is neither added by itself nor with its main record, and others are saved', async () => {
      const { main, sub, id, row, call, save, rows } = await open('add')
      const added = { code: 'added' }
      expect((await call('POST', `form/${sub.id}`, { ...added, main_id: id })).code).toBe(510)
      expect(await save([{ id: row, code: 'changed' }, added])).toMatchObject({
        success: false,
        code: 510,
        message: 'You may not add rows of Items; leave them out, or ask the administrator.',
        result: { [`${sub.table}.1`]: 'You may not add rows of Items; leave them out, or ask the administrator.' },
      })
      expect(await call('POST', `form/${main.id}`, { code: 'c', [sub.table]: [added] })).toMatchObject({ code: 510 })
      expect([await rows(), (await readAll(main.table)).map(({ code }) => code)]).toEqual([['row'], ['a']])
      expect((await save([{ id: row, code: 'changed' }])).success).toBe(true)
      expect((await call('POST', `form/${main.id}`, { code: 'c', [sub.table]: [] })).success).toBe(true)
      expect([await rows(), (await readAll(main.table)).map(({ code }) => code)]).toEqual([['changed'], ['b', 'c']])
    })

    test('changing: a row keeps what it holds, and is sent back as it was read', async () => {
      const { sub, row, id, call, save, rows } = await open('update', 'edit')
      expect((await call('PUT', `form/${sub.id}`, { id: row, code: 'changed' })).code).toBe(510)
      expect(await save([{ code: 'added' }, { id: row, code: 'changed' }])).toMatchObject({
        code: 510,
        result: {
          [`${sub.table}.1`]: 'You may not change rows of Items; leave them as they were, or ask the administrator.',
        },
      })
      expect(await rows()).toEqual(['row'])
      const { result } = await call('GET', `form/${sub.id}/${row}`)
      const [stamp] = await readAll(sub.table)
      expect((await save([{ code: 'added' }, { ...result, main_id: id }])).success).toBe(true)
      expect(await rows()).toEqual(['added', 'row'])
      expect((await readAll(sub.table))[1]).toEqual(stamp)
    })

    test('removing: a row goes neither by itself nor by being left out, nor with its main record', async () => {
      const { main, sub, row, id, call, save, rows } = await open('delete', 'batch_delete')
      expect((await call('DELETE', `form/${sub.id}/${row}`)).code).toBe(510)
      expect(await save([{ code: 'added' }])).toMatchObject({
        code: 510,
        result: { [sub.table]: 'You may not remove rows of Items; keep them, or ask the administrator.' },
      })
      expect(await call('DELETE', `form/${main.id}/${id}`)).toMatchObject({ success: false, code: 510 })
      expect([await rows(), (await readAll(main.table)).map(({ code }) => code)]).toEqual([['row'], ['a']])
      expect((await save([{ id: row, code: 'changed' }, { code: 'added' }])).success).toBe(true)
      expect(await rows()).toEqual(['added', 'changed'])
    })

    test('the only row of a record is changed by who may neither add nor remove one', async () => {
      const { main, sub } = await addWithSub({ sub: { relationType: 1 } })
      const id = await addRecord(main.table, { code: 'a' })
      const row = await addRecord(sub.table, { code: 'row', main_id: id })
      const { call } = await signIn(main.codes('list', 'edit'))
      const save = (given: Row) => call('PUT', `form/${main.id}`, { id, [sub.table]: given })
      expect((await save({ code: 'changed' })).success).toBe(true)
      expect(await readAll(sub.table)).toMatchObject([{ id: row, code: 'changed' }])
    })

    test('importing and exporting: sheets of the main table hold no rows of it', async () => {
      const { main, token, rows } = await open('import', 'export')
      const sheet = await toUpload([
        ['#', 'code', 'Items/code'],
        ['1', 'new', 'imported'],
      ])
      const headers = { 'accept-language': 'en' }
      const imported = await server().call<{ readonly fileUrl: string }>(
        'POST',
        `/online/cgform/api/importXls/${main.id}`,
        { token, headers: { ...headers, 'content-type': sheet.type }, body: sheet.content },
      )
      const mistakes = await server().call('GET', imported.body.result.fileUrl, { token })
      expect(mistakes.text).toContain('You may not import rows of Items')
      const exported = await server().call('GET', `/online/cgform/api/exportXls/${main.id}`, { token, headers })
      const cells = JSON.stringify(await readRows(exported.content))
      expect([cells.includes(`"a"`), cells.includes('row')]).toEqual([true, false])
      expect([await rows(), (await readAll(main.table)).map(({ code }) => code)]).toEqual([['row'], ['a']])
    })

    test('who may only edit a main record adds no row to it and takes none away', async () => {
      const { main, sub } = await addWithSub()
      const id = await addRecord(main.table, { code: 'a' })
      const row = await addRecord(sub.table, { code: 'row', main_id: id })
      const { call } = await signIn(main.codes('list', 'edit'))
      const save = (rows: readonly Row[]) => call('PUT', `form/${main.id}`, { id, code: 'b', [sub.table]: rows })
      expect((await save([])).code).toBe(510)
      expect((await save([{ id: row, code: 'row' }, { code: 'added' }])).code).toBe(510)
      expect((await save([{ id: row, code: 'changed' }])).success).toBe(true)
      expect((await readAll(sub.table)).map(({ code }) => code)).toEqual(['changed'])
    })
  })

  describe('rows of a sub table that a rule hides', () => {
    const open = async (relationType = 0) => {
      const { main, sub } = await addWithSub({ sub: { relationType } })
      const id = await addRecord(main.table, { code: 'a' })
      const { call } = await signIn([sub.ruled('code', 'mine'), ...main.codes(...all)])
      return { main, sub, id, call, rows: async () => (await readAll(sub.table)).map(({ code }) => code) }
    }

    test('stay as they are when their main record is saved', async () => {
      const { main, sub, id, call, rows } = await open()
      const mine = await addRecord(sub.table, { code: 'mine', main_id: id })
      const other = await addRecord(sub.table, { code: 'other', main_id: id })
      const save = (given: readonly Row[]) => call('PUT', `form/${main.id}`, { id, code: 'b', [sub.table]: given })
      expect(await save([{ id: mine, code: 'mine' }])).toMatchObject({ success: true })
      expect(await rows()).toEqual(['mine', 'other'])
      expect(await save([])).toMatchObject({ success: true })
      expect(await readAll(sub.table)).toMatchObject([{ id: other, code: 'other', main_id: id }])
    })

    test('keep their main record, which is refused in words', async () => {
      const { main, sub, id, call, rows } = await open()
      await addRecord(sub.table, { code: 'mine', main_id: id })
      await addRecord(sub.table, { code: 'other', main_id: id })
      const remove = () => call('DELETE', `form/${main.id}/${id}`)
      expect(await remove()).toMatchObject({
        code: 510,
        message:
          'The record has rows of Items that you do not see or may not remove; ask someone with the permission to remove them first.',
      })
      expect([await rows(), (await readAll(main.table)).length]).toEqual([['mine', 'other'], 1])
      await sql`delete from ${sql.table(sub.table)} where code = 'other'`.execute(server().db)
      expect(await remove()).toMatchObject({ success: true })
      expect([await rows(), (await readAll(main.table)).length]).toEqual([[], 0])
    })

    test('take the one place that there is', async () => {
      const { main, sub, id, call, rows } = await open(1)
      await addRecord(sub.table, { code: 'other', main_id: id })
      const save = (row: Row) => call('PUT', `form/${main.id}`, { id, code: 'b', [sub.table]: row })
      expect(await save({ code: '' })).toMatchObject({ success: true })
      expect(await save({ code: 'mine' })).toMatchObject({ message: 'Items can have at most one record.' })
      expect(await rows()).toEqual(['other'])
    })
  })
})
