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
    { label: 'Keeper', type: 'person', width: 120, help: 'Who answers for it' },
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
    const read = await designer.must(designer.call<Design>('GET', 'design', { query: { id: saved.id } }))
    expect(read).toMatchObject({ parts: ['Repairs'] })
    expect(read.fields.at(-1)).toMatchObject({ label: 'Keeper', help: 'Who answers for it' })
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

  test('a form in the menu is used by a role that may look and by one that may add', async () => {
    const admin = await server().signIn({ isAdmin: true })
    const designer = openDesigner(server(), admin.token)
    const saved = await designer.must(
      designer.call<Saved>('POST', 'design/add', { body: { ...equipment, title: 'Shared' } }),
    )
    const call = <T = Row>(token: string, method: 'GET' | 'POST', path: string, request: object = {}) =>
      server().call<T>(method, path, { token, ...request })
    const { body: folder } = await call(admin.token, 'POST', '/sys/permission/add', {
      body: { name: 'Works', menuType: 0 },
    })
    const [viewer, editor, other] = [await server().signIn(), await server().signIn(), await server().signIn()]
    const { body: placed } = await call(admin.token, 'POST', '/sys/permission/place', {
      body: {
        ...{ name: 'Shared', parentId: folder.result.id, url: `/online/cgformList/${saved.id}`, icon: 'tool' },
        grants: [{ roleId: viewer.roleId }, { roleId: editor.roleId, add: true }],
      },
    })
    expect(placed.success).toBe(true)
    const { body: atTop } = await call(admin.token, 'POST', '/sys/permission/place', {
      body: { name: 'Shared too', url: `/online/cgformList/${saved.id}`, grants: [] },
    })
    expect(atTop.result).toMatchObject({ parentId: null, menuType: 0 })
    const read = async (token: string) => (await call(token, 'GET', '/online/cgform/api/getData/shared')).body.success
    const add = async (token: string) =>
      (await call(token, 'POST', '/online/cgform/api/form/shared', { body: { name: 'Drill' } })).body.success
    const may = async ({ token }: { readonly token: string }) => [await read(token), await add(token)]
    expect([await may(viewer), await may(editor), await may(other)]).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ])
    const { body: menu } = await call<{ readonly menu: readonly Row[] }>(
      viewer.token,
      'GET',
      '/sys/permission/getUserPermissionByToken',
    )
    expect(JSON.stringify(menu.result.menu)).toContain(`/online/cgformList/${saved.id}`)
  })

  test('who may not grant roles is told so, and nothing is placed', async () => {
    const designer = await server().signIn({ codes: ['permission:add'] })
    const { body: tree } = await server().call<{ readonly treeList: readonly Row[] }>(
      'GET',
      '/sys/permission/menuTree',
      {
        token: designer.token,
      },
    )
    const { body } = await server().call('POST', '/sys/permission/place', {
      token: designer.token,
      headers: { 'x-lang': 'en' },
      body: {
        ...{ name: 'Mine', parentId: tree.result.treeList[0]?.value, url: '/mine' },
        grants: [{ roleId: designer.roleId, add: true }],
      },
    })
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('角色') })
    const rows = await server().db.selectFrom('sysPermission').select('id').where('url', '=', '/mine').execute()
    expect(rows).toEqual([])
  })

  test('pages, forms and reports are offered to whoever builds the menu, by their titles', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const designer = openDesigner(server(), token)
    const { id } = await designer.must(
      designer.call<Saved>('POST', 'design/add', { body: { ...equipment, title: 'Offered' } }),
    )
    const { body } = await server().call<readonly Row[]>('GET', '/sys/permission/destinations', { token })
    expect(body.result).toContainEqual(
      expect.objectContaining({ kind: 'form', title: 'Offered', url: `/online/cgformList/${id}` }),
    )
  })
})
