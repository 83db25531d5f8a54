import { expect, test } from 'vitest'
import { readCatalogue } from '../../../server/online/tables/readCatalogue.ts'
import { describeEachDatabase } from '../harness.ts'
import { designCodes, openDesigner, type Row } from './onlineForms.ts'

interface Saved {
  readonly id: string
  readonly tableName: string
  readonly tableType: number
  readonly state: string
}

interface Design extends Row {
  readonly version: number
  readonly fields: readonly (Row & { readonly id: string; readonly label: string })[]
}

const equipment = {
  title: 'Equipment 设备',
  fields: [
    { label: 'Name', type: 'text', required: true, inQuery: true },
    { label: 'State', type: 'choice', choices: 'New, In use, Retired' },
    { label: '价格', type: 'amount' },
    { label: 'Order', type: 'wholeNumber' },
    { label: 'Bought on', type: 'date' },
    { label: 'Keeper', type: 'person', width: 120 },
  ],
}

describeEachDatabase('forms that people design in plain words', {}, (server) => {
  const open = async (...codes: readonly string[]) =>
    openDesigner(
      server(),
      (await server().signIn({ codes: [...designCodes, 'dict:add', 'dict:edit', ...codes] })).token,
    )

  test('a form of six fields and its part are saved with their tables and a dictionary', async () => {
    const designer = await open()
    const saved = await designer.must(designer.call<Saved>('POST', 'design/add', { body: equipment }))
    expect(saved).toMatchObject({ tableName: 'equipment', state: 'ready', tableType: 1 })
    const columns = (await readCatalogue(server().db, 'equipment'))?.columns.map(({ name }) => name)
    expect(columns).toEqual(expect.arrayContaining(['name', 'state', 'field_1', 'order_2', 'bought_on', 'keeper']))
    const form = await designer.read(saved.id)
    const state = form.fields.find(({ dbFieldName }) => dbFieldName === 'state')
    expect(state).toMatchObject({ fieldShowType: 'list', dictField: 'equipment_state' })
    const part = await designer.must(
      designer.call<Saved>('POST', 'design/add', {
        body: { title: 'Repairs', kind: 'part', main: 'equipment', fields: [{ label: 'What', type: 'longText' }] },
      }),
    )
    expect(part).toMatchObject({ state: 'ready', tableType: 3 })
    expect((await designer.read(saved.id)).head).toMatchObject({ tableType: 2, subTableStr: 'repairs', isDbSynch: 'Y' })
  })

  test('what the grid does not show survives an edit, and a lost column waits for a yes', async () => {
    const designer = await open()
    const { id } = await designer.must(
      designer.call<Saved>('POST', 'design/add', { body: { ...equipment, title: 'Kept' } }),
    )
    const form = await designer.read(id)
    const special = form.fields.map((field) =>
      field.dbFieldName === 'name'
        ? { ...field, fieldHref: 'https://example.com', fieldExtendJson: '{"isFixed":1}' }
        : field,
    )
    await designer.must(designer.edit(form, { fields: special }))
    const design = await designer.must(designer.call<Design>('GET', 'design', { query: { id } }))
    expect(design.fields.map(({ label }) => label)).toEqual(equipment.fields.map(({ label }) => label))
    const [name, ...others] = design.fields
    const edit = (fields: readonly Row[], version: number) =>
      designer.must(designer.call<Saved>('POST', 'design/edit', { body: { id, version, title: 'Kept', fields } }))
    const renamed = await edit([...others, { ...name, label: 'Label', length: 200 }], design.version)
    expect(renamed.state).toBe('ready')
    const after = await designer.read(id)
    const found = after.fields.find(({ dbFieldName }) => dbFieldName === 'name')
    expect(found).toMatchObject({
      dbFieldTxt: 'Label',
      dbLength: 200,
      fieldHref: 'https://example.com',
      fieldExtendJson: '{"isFixed":1}',
      fieldMustInput: '1',
    })
    await server()
      .db.insertInto('kept' as never)
      .values({ id: '1', name: 'Drill' } as never)
      .execute()
    const dropped = await edit(others, after.head.tableVersion)
    expect(dropped.state).toBe('review')
    expect((await readCatalogue(server().db, 'kept'))?.columns.map(({ name: column }) => column)).toContain('name')
  })

  test('what is missing is said with its row', async () => {
    const designer = await open()
    const { body } = await designer.call('POST', 'design/add', {
      body: { title: 'Wrong', fields: [{ label: 'A', type: 'choice', choices: 'nothing-like-it' }, { label: '' }] },
    })
    expect(body.success).toBe(false)
    expect(body.message).toMatch(/第1行（A）.*第2行/)
  })
})
