import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { makeForms, type TestForm } from '../online/forms.ts'
import { type ClientRequest, sendAll } from './requests.ts'

const base = '/online/cgform/api'

/** As designers of the family keep it: bare keys and single quotes. */
const relaxed = `{table:'sys_category',txt:'name',key:'id',linkField:'city,area',idField:'id',pidField:'pid',condition:"pid='0'"}`
const config = {
  ...{ table: 'sys_category', txt: 'name', key: 'id', linkField: 'city,area', idField: 'id', pidField: 'pid' },
  condition: "pid='0'",
}

const places: TestForm = {
  head: { tableName: 'ceshi_link', tableTxt: 'Places' },
  fields: {
    land: { dbFieldTxt: 'First', fieldShowType: 'link_down', dictTable: relaxed, dbLength: 36, isQuery: 1 },
    city: { dbFieldTxt: 'Second', fieldShowType: 'text', dbLength: 36 },
    area: { dbFieldTxt: 'Third', fieldShowType: 'text', dbLength: 36 },
  },
}

/** The same over the table of a form, whose columns are open because the settings name them. */
const overForm: TestForm = {
  head: { tableName: 'ceshi_link_form', tableTxt: 'Further places' },
  fields: {
    land: {
      fieldShowType: 'link_down',
      dictTable: "{table:'ceshi_link',txt:'land',key:'city',condition:\"area='1'\"}",
      dbLength: 36,
    },
  },
}

const requests = (top: string): readonly ClientRequest[] => [
  {
    method: 'GET',
    path: `${base}/getFormItem/ceshi_link`,
    expectation: {
      result: {
        schema: {
          properties: {
            land: {
              ...{ view: 'link_down', config },
              others: [
                { title: 'Second', field: 'city' },
                { title: 'Third', field: 'area' },
              ],
            },
          },
        },
      },
    },
  },
  {
    method: 'GET',
    path: `${base}/querySelectOptions?table=sys_category&txt=name&key=id&idField=id&pidField=pid&condition=${encodeURIComponent(config.condition)}`,
    expectation: { success: true, result: [{ id: top, store: top, label: 'Ceshi' }] },
  },
  {
    method: 'GET',
    path: `${base}/querySelectOptions?table=sys_category&txt=name&key=id&idField=id&pidField=pid&pidValue=${top}`,
    expectation: { success: true, result: [{ label: 'Ceshi below' }] },
  },
  {
    method: 'POST',
    path: `${base}/form/ceshi_link?tabletype=1`,
    body: { land: top, city: 'x', area: 'y' },
    expectation: { success: true },
  },
  {
    method: 'GET',
    path: `${base}/getData/ceshi_link?pageNo=1&pageSize=10`,
    expectation: { result: { records: [{ land: top, _replace_text_land: 'Ceshi' }] } },
  },
  {
    method: 'GET',
    path: `${base}/querySelectOptions?table=ceshi_link&txt=land&key=city&condition=${encodeURIComponent("area='1'")}`,
    expectation: { success: true, result: [] },
  },
]

describeEachDatabase('linked drop-downs of existing clients', {}, (server) => {
  beforeAll(async () => {
    await makeForms(server().db, places, overForm)
  })

  test('are read from relaxed JSON and ask for their options by it', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const add = async (name: string, pid = '0') =>
      expect((await server().call('POST', '/sys/category/add', { token, body: { name, pid } })).body.success).toBe(true)
    await add('Ceshi')
    const { id } = await server()
      .db.selectFrom('sysCategory')
      .select('id')
      .where('name', '=', 'Ceshi')
      .executeTakeFirstOrThrow()
    await add('Ceshi below', id)
    await sendAll(server(), token, requests(id))
  })

  test('are read as JSON by a query bar, whatever was stored', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await server().call<readonly { readonly dictTable: string }[]>(
      'GET',
      `${base}/getQueryInfo/ceshi_link`,
      { token },
    )
    expect(JSON.parse(body.result[0]?.dictTable ?? '')).toEqual(config)
  })
})
