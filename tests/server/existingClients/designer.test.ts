import { describe, expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { makeForms } from '../online/forms.ts'
import { type ClientRequest, sendAll } from './requests.ts'

const column = (id: string, fieldName: string, orderNum: number) => ({
  ...{ id, fieldName, fieldTxt: fieldName, fieldWidth: 0, fieldType: 'String', searchMode: '', orderNum },
  ...{ isSearch: 0, isOrder: 0, isShow: 1, dictCode: '', replaceVal: '' },
})

const report = {
  head: {
    ...{ code: 'ceshi_report', name: 'Ceshi', dbSource: '', content: '', returnType: '1' },
    cgrSql: 'select username, realname from sys_user',
  },
  items: [column('row_23', 'username', 1), column('row_24', 'realname', 2)],
  params: [{ id: 'row_25', paramName: 'kind', paramTxt: 'Kind', paramValue: '', orderNum: 1 }],
}

/** A report whose rows have ids that the client made up, and one that goes straight to a table of it. */
const reports: readonly ClientRequest[] = [
  { method: 'POST', path: '/online/cgreport/head/add', body: report, expectation: { success: true } },
  {
    method: 'GET',
    path: '/online/cgreport/api/getRpColumns/ceshi_report',
    expectation: { result: { columns: [{ dataIndex: 'username' }, { dataIndex: 'realname' }] } },
  },
]

const script: ClientRequest = {
  method: 'POST',
  path: '/online/cgform/button/add',
  body: {
    ...{ cgformHeadId: '{form}', buttonCode: '提交_审核', buttonName: '提交', buttonStatus: '1' },
    ...{ buttonStyle: 'link', optType: 'js', orderNum: 1 },
  },
  expectation: { success: true },
}

const buttons: readonly ClientRequest[] = [
  script,
  ...['2tj', 'a b', 'a-b', "a'"].map(
    (buttonCode): ClientRequest => ({
      ...script,
      body: { ...(script.body as object), buttonCode },
      expectation: { success: false },
    }),
  ),
  {
    method: 'PUT',
    path: '/online/cgform/api/authButton/{form}',
    body: { code: '提交_审核', status: 1 },
    expectation: { success: true },
  },
  {
    method: 'GET',
    path: '/online/cgform/api/authButton/{form}',
    expectation: {
      result: { buttonList: [{ buttonCode: '提交_审核', buttonName: '提交' }] },
    },
  },
]

describeEachDatabase('the designer of existing clients', {}, (server) => {
  describe('of reports', () => {
    test('saves rows with ids that it made up', async () => {
      const { token } = await server().signIn({ isAdmin: true })
      const [added] = await sendAll(server(), token, reports)
      const { id, items } = (added?.body.result ?? {}) as {
        id: string
        items: readonly { id: string; fieldName: string }[]
      }
      expect(items.map((item) => [item.fieldName, item.id.length])).toEqual([
        ['username', 32],
        ['realname', 32],
      ])
      const body = {
        head: { ...report.head, id },
        items: [...items.map((item, index) => column(item.id, item.fieldName, index)), column('row_26', 'email', 3)],
        params: [],
        deleteItemIds: '',
        deleteParamIds: '',
      }
      const [edited] = await sendAll(server(), token, [
        { method: 'PUT', path: '/online/cgreport/head/editAll', body, expectation: { success: true } },
      ])
      const after = edited?.body.result as typeof added & { items: readonly { id: string; fieldName: string }[] }
      expect(after.items.map(({ fieldName }) => fieldName)).toEqual(['username', 'realname', 'email'])
      expect(after.items.slice(0, 2).map((item) => item.id)).toEqual(items.map((item) => item.id))
    })

    test('names no part of another report by an id of ours', async () => {
      const { token } = await server().signIn({ isAdmin: true })
      const foreign = {
        ...report,
        head: { ...report.head, code: 'ceshi_other' },
        items: [column('0'.repeat(32), 'username', 1)],
      }
      await sendAll(server(), token, [
        { method: 'POST', path: '/online/cgreport/head/add', body: foreign, expectation: { success: false } },
      ])
    })

    test.each(['getRpColumns', 'getColumnsAndData'])(
      'shows its columns by %s, which have no empty keys',
      async (call) => {
        const { token } = await server().signIn({ isAdmin: true })
        const { body } = await server().call<{ readonly columns: readonly object[] }>(
          'GET',
          `/online/cgreport/api/${call}/ceshi_report`,
          { token },
        )
        expect(body.result.columns.length).toBeGreaterThan(0)
        expect(body.result.columns.flatMap((each) => Object.values(each))).not.toContain(null)
        expect(body.result.columns.some((each) => 'scopedSlots' in each)).toBe(false)
      },
    )
  })

  test('of buttons takes codes of any script and lists them beside what asks for a grant', async () => {
    const [form = ''] = await makeForms(server().db, { head: { tableName: 'ceshi_button' }, fields: { name: {} } })
    const { token } = await server().signIn({ isAdmin: true })
    const answers = await sendAll(server(), token, buttons, { form })
    const { authList } = (answers.at(-1)?.body.result ?? {}) as {
      authList: readonly { code: string; status: number }[]
    }
    expect(authList.filter(({ status }) => status === 1).map(({ code }) => code)).toEqual(['提交_审核'])
    expect(authList.map(({ code }) => code)).toContain('add')
  })

  test('asks by addresses with a slash at their end', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    await sendAll(server(), token, [
      {
        method: 'GET',
        path: '/online/cgform/head/queryTables/?pageNo=1&pageSize=10',
        expectation: { success: true },
      },
      { method: 'GET', path: '/sys/user/list/?pageNo=1', expectation: { success: true } },
    ])
    const [anonymous] = [await server().call('GET', '/sys/user/list/')]
    expect(anonymous?.status).toBe(401)
  })
})
