import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { makeForms, type TestForm } from './forms.ts'

type Row = Readonly<Record<string, unknown>>
interface Data {
  readonly records: readonly Row[]
}

const base = '/online/cgform/api'

const regions: TestForm = {
  head: {
    tableName: 'demo_region',
    tableTxt: 'Regions',
    isTree: 'Y',
    treeParentIdField: 'pid',
    treeIdField: 'hasChild',
    treeFieldname: 'name',
  },
  fields: {
    pid: {
      ...{ dbFieldTxt: 'Above', fieldShowType: 'sel_tree', dbLength: 36 },
      ...{ dictTable: 'demo_region', dictField: '0', dictText: 'id,pid,name,hasChild' },
    },
    hasChild: { dbFieldTxt: 'Has children', dbLength: 3 },
    name: { dbFieldTxt: 'Name' },
  },
}

describeEachDatabase('trees of online forms', {}, (server) => {
  beforeAll(async () => {
    await makeForms(server().db, regions)
  })

  test('records stand below each other, know of their children and go with what is below', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const add = async (name: string, pid = '') =>
      (await server().call<string>('POST', `${base}/form/demo_region`, { token, body: { name, pid } })).body.result
    const level = async (pid: string) =>
      (
        await server().call<Data>('GET', `${base}/getTreeData/demo_region`, {
          token,
          query: { pid, column: 'name', order: 'asc' },
        })
      ).body.result.records.map(({ name, hasChild }) => [name, hasChild])
    const asia = await add('Asia')
    await add('Europe', '0')
    const china = await add('China', asia)
    const suzhou = await add('Suzhou', china)
    expect(await level('0')).toEqual([
      ['Asia', '1'],
      ['Europe', '0'],
    ])
    expect(await level(asia)).toEqual([['China', '1']])
    const move = (id: string, pid: string) =>
      server().call('PUT', `${base}/form/demo_region`, { token, body: { id, pid } })
    expect((await move(asia, suzhou)).body).toMatchObject({ success: false })
    expect((await move(china, china)).body).toMatchObject({ success: false })
    expect((await move(china, 'nowhere')).body).toMatchObject({ success: false })
    expect((await move(suzhou, asia)).body).toMatchObject({ success: true })
    // The roots are asked for by 0, as conditions of other systems do.
    const { rows } = await sql<Row>`select name from demo_region where pid = '0' order by name`.execute(server().db)
    expect(rows.map(({ name }) => name)).toEqual(['Asia', 'Europe'])
    // The root is no record, whose name could be shown.
    const shown = await server().call<Data>('GET', `${base}/getData/demo_region`, {
      token,
      query: { column: 'name', order: 'asc' },
    })
    expect(shown.body.result.records.map((each) => [each.pid_dictText, each._replace_text_pid])).toEqual([
      ['', ''],
      ['Asia', 'Asia'],
      ['', ''],
      ['Asia', 'Asia'],
    ])
    expect(await level(asia)).toEqual([
      ['China', '0'],
      ['Suzhou', '0'],
    ])
    const found = await server().call<Data>('GET', `${base}/getTreeData/demo_region`, {
      token,
      query: { hasQuery: 'true', name: '*zhou' },
    })
    expect(found.body.result.records.map(({ name }) => name)).toEqual(['Suzhou'])
    const several = await server().call<Data>('GET', `${base}/getTreeData/demo_region`, {
      token,
      query: { hasQuery: 'in', pid: `${asia},${china}` },
    })
    expect(several.body.result.records).toHaveLength(2)
    await server().call('DELETE', `${base}/form/demo_region/${asia}`, { token })
    expect(await level('0')).toEqual([['Europe', '0']])
    const left = await server().call<Data>('GET', `${base}/getData/demo_region`, { token })
    expect(left.body.result.records.map(({ name }) => name)).toEqual(['Europe'])
  })
})
