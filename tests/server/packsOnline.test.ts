import { expect, test } from 'vitest'
import { installPacks } from '../../server/packs/install.ts'
import { describeEachDatabase } from './harness.ts'

describeEachDatabase('forms and reports of packs', { install: installPacks }, (server) => {
  const install = () =>
    installPacks(server().db, { packFolders: [new URL('../../schemas', import.meta.url).pathname], isDemo: true })
  const findForm = (tableName: string) =>
    server().db.selectFrom('onlCgformHead').selectAll().where('tableName', '=', tableName).executeTakeFirstOrThrow()
  const call = async <T = { readonly columns: readonly unknown[] }>(path: string, language = 'zh-cn'): Promise<T> => {
    const { token } = await server().signIn({ isAdmin: true })
    const headers = { 'accept-language': language }
    const { body } = await server().call<T>('GET', path, { token, headers })
    expect(body).toMatchObject({ success: true })
    return body.result
  }

  test('come with their tables and rows, a part with its main form', async () => {
    expect(await findForm('eq_machine')).toMatchObject({ tableTxt: '设备台账', isDbSynch: 'Y', tableType: 1 })
    expect(await findForm('eq_order')).toMatchObject({ tableType: 2, subTableStr: 'eq_part' })
    const { id } = await findForm('eq_order')
    expect(await call(`/online/cgform/api/getData/${id}?pageSize=100`)).toMatchObject({ total: 36 })
  })

  test('are read in the language of their reader', async () => {
    const { id } = await findForm('eq_machine')
    expect(await call(`/online/cgform/api/getColumns/${id}`, 'en')).toMatchObject({ description: 'Equipment' })
    expect(await call(`/online/cgform/api/getColumns/${id}`)).toMatchObject({ description: '设备台账' })
    expect(await call('/online/cgform/api/getFormItem/eq_place', 'en')).toMatchObject({
      schema: { title: 'Locations', properties: { pid: { title: 'Parent' } } },
    })
    const { columns } = await call('/online/cgreport/api/getColumnsAndData/equipment_costs', 'en')
    expect(columns).toMatchObject([{ title: 'Month' }, { title: 'Kind' }, { title: 'Invoices' }, { title: 'Amount' }])
  })

  test('may be trees, whose rows stand below others and come branch by branch', async () => {
    const { id } = await findForm('eq_place')
    expect(await findForm('eq_place')).toMatchObject({ isTree: 'Y', treeFieldname: 'place_no' })
    const below = async (pid: string) => {
      const branch = await call<{ readonly records: readonly Readonly<Record<string, unknown>>[] }>(
        `/online/cgform/api/getTreeData/${id}?hasQuery=false&pid=${pid}&pageNo=1&pageSize=100`,
      )
      return branch.records.map(({ place_no, has_child }) => `${place_no} ${has_child}`).sort()
    }
    expect(await below('0')).toEqual(['W1 1'])
    expect(await below('eq-place-w1')).toEqual(['H1 1', 'H2 1', 'H3 1', 'L1 1', 'Q1 1'])
    expect(await below('eq-place-q1')).toEqual(['Q1-01 0', 'Q1-02 0'])
    const node = await server()
      .db.selectFrom('sysPermission')
      .select('component')
      .where('url', '=', `/online/cgformTreeList/${id}`)
      .executeTakeFirstOrThrow()
    expect(node.component).toBe('modules/online/cgform/auto/OnlCgformTreeList')
  })

  test('agree on where each machine of the examples stands', async () => {
    const rowsOf = async (table: string) => {
      const { id } = await findForm(table)
      const { records } = await call<{ readonly records: readonly Readonly<Record<string, unknown>>[] }>(
        `/online/cgform/api/getData/${id}?pageSize=100`,
      )
      return records
    }
    const places = new Map((await rowsOf('eq_place')).map(({ machine, place_no }) => [machine, place_no]))
    const machines = await rowsOf('eq_machine')
    expect(machines.length).toBeGreaterThan(10)
    for (const { id, hall } of machines) expect([id, places.get(id)]).toEqual([id, hall])
  })

  test('have reports and charts that find the sample rows', async () => {
    for (const code of ['maintenance_by_machine', 'equipment_costs', 'inspections_due']) {
      const { data } = await call<{ data: { total: number } }>(`/online/cgreport/api/getColumnsAndData/${code}`)
      expect(data.total).toBeGreaterThan(5)
    }
    for (const code of ['equipment_cost_trend', 'maintenance_kinds', 'equipment_states']) {
      const chart = await call<{ data: readonly unknown[] }>(`/online/graphreport/api/getChartsData?id=${code}`)
      expect(JSON.stringify(chart)).toMatch(/\d/)
    }
  })

  test('stay as a person left them when the packs are installed once more', async () => {
    const { db } = server()
    const { id } = await findForm('eq_cost')
    await db.updateTable('onlCgformHead').set({ tableTxt: 'Spending' }).where('id', '=', id).execute()
    await db.deleteFrom('onlCgreportHead').where('code', '=', 'inspections_due').execute()
    await db.deleteFrom('packInstall').where('itemKind', '=', 'state').execute()
    await install()
    expect(await findForm('eq_cost')).toMatchObject({ tableTxt: 'Spending', isDbSynch: 'Y' })
    const reports = await db.selectFrom('onlCgreportHead').select('code').orderBy('code').execute()
    expect(reports.map(({ code }) => code)).toEqual(['equipment_costs', 'maintenance_by_machine'])
    expect(await call(`/online/cgform/api/getColumns/${id}`, 'en')).toMatchObject({ description: 'Spending' })
  })

  test('leave the menu when an administrator puts their folder away, also after another installation', async () => {
    const { db } = server()
    const folderAt = () =>
      db.selectFrom('sysPermission').selectAll().where('url', '=', '/examples').executeTakeFirstOrThrow()
    const { id, name } = await folderAt()
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await server().call('PUT', '/sys/permission/edit', { token, body: { id, hidden: true } })
    expect(body).toMatchObject({ success: true })
    await db.deleteFrom('packInstall').where('itemKind', '=', 'state').execute()
    await install()
    expect(await folderAt()).toMatchObject({ name, hidden: true })
  })
})
