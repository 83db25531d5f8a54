import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { makeForms, type TestForm } from '../online/forms.ts'
import { type ClientRequest, sendAll } from './requests.ts'

const base = '/online/cgform/api'

/** A form that was made as a tree in the designer: the field of the parent is a plain text. */
const goods: TestForm = {
  head: {
    ...{ tableName: 'ceshi_tree', tableTxt: 'Goods', isTree: 'Y', formTemplate: '1' },
    ...{ treeParentIdField: 'pid', treeIdField: 'has_child', treeFieldname: 'name' },
  },
  fields: {
    name: { dbFieldTxt: 'Name' },
    pid: { dbFieldTxt: 'Above', dbLength: 36, fieldShowType: 'text', isShowList: 0 },
    has_child: { dbFieldTxt: 'Has children', dbLength: 3, isShowForm: 0, isShowList: 0 },
    kind: { dbFieldTxt: 'Kind', fieldShowType: 'cat_tree', dictField: 'B02', dictText: 'kind_name' },
    anything: { dbFieldTxt: 'Anything', fieldShowType: 'cat_tree' },
  },
}

const addingChildren: readonly ClientRequest[] = [
  {
    method: 'GET',
    path: `${base}/getFormItem/ceshi_tree`,
    expectation: {
      result: {
        schema: {
          properties: {
            pid: {
              ...{ view: 'sel_tree', pidComponent: 1, dict: 'ceshi_tree,name,id' },
              ...{ pidField: 'pid', pidValue: '0', hasChildField: 'has_child' },
            },
            kind: { view: 'cat_tree', pcode: 'B02', pidValue: 'B02', textField: 'kind_name' },
            anything: { view: 'cat_tree', pcode: '0', pidValue: '0' },
          },
        },
      },
    },
  },
  {
    method: 'POST',
    path: `${base}/form/ceshi_tree?tabletype=1`,
    body: { name: 'Tools', pid: '' },
    keep: 'tools',
    expectation: { success: true },
  },
  {
    method: 'POST',
    path: `${base}/form/ceshi_tree?tabletype=1`,
    body: { name: 'Hammer', pid: '{tools}' },
    keep: 'hammer',
    expectation: { success: true },
  },
  {
    method: 'GET',
    path: `/sys/dict/loadTreeData?pid=0&pidField=pid&tableName=ceshi_tree&text=name&code=id&hasChildField=has_child&condition=`,
    expectation: { result: [{ key: '{tools}', title: 'Tools', leaf: 0 }] },
  },
  {
    method: 'GET',
    path: `/sys/dict/loadTreeData?pid={tools}&pidField=pid&tableName=ceshi_tree&text=name&code=id&hasChildField=has_child&condition=`,
    expectation: { result: [{ key: '{hammer}', title: 'Hammer', leaf: 1 }] },
  },
  {
    method: 'GET',
    path: '/sys/dict/loadDictItem/ceshi_tree,name,id?key={tools}',
    expectation: { result: ['Tools'] },
  },
  {
    method: 'GET',
    path: `${base}/getTreeData/ceshi_tree?pid={tools}&hasQuery=false`,
    expectation: { result: { records: [{ name: 'Hammer', pid_dictText: 'Tools' }] } },
  },
  // A child whose parent is named wrongly, or not at all by who adds a child, is no root.
  {
    method: 'POST',
    path: `${base}/form/ceshi_tree?tabletype=1`,
    body: { name: 'Lost', pid: 'nowhere' },
    expectation: { success: false },
  },
  ...[{ name: 'Lost' }, { name: 'Lost', pid: '' }, { name: 'Lost', pid: null }, { name: 'Lost', pid: '0' }].map(
    (body): ClientRequest => ({
      method: 'POST',
      path: `${base}/form/ceshi_tree?tabletype=1&child=1`,
      body,
      headers: { 'accept-language': 'en' },
      expectation: { success: false, result: { pid: 'Choose the parent record.' } },
    }),
  ),
  {
    method: 'POST',
    path: `${base}/form/ceshi_tree?tabletype=1&child=1`,
    body: { name: 'Saw', pid: '{tools}' },
    expectation: { success: true },
  },
  {
    method: 'GET',
    path: `${base}/getTreeData/ceshi_tree?pid=0&hasQuery=false`,
    expectation: { result: { records: [{ name: 'Tools', has_child: '1' }] } },
  },
]

describeEachDatabase('trees of existing clients', {}, (server) => {
  beforeAll(async () => {
    await makeForms(server().db, goods)
  })

  test('offer the records themselves for the parent of one, as the form says alone', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    await sendAll(server(), token, addingChildren)
  })

  describe('by their names', () => {
    const names = '/sys/dict/loadDict/ceshi_tree,name,id'

    test('are read by who reads the form', async () => {
      const { token } = await server().signIn({ codes: ['onl:ceshi_tree:list'] })
      await sendAll(server(), token, [{ method: 'GET', path: names, expectation: { success: true } }])
    })

    test('are read by nobody else: a form that is a tree opens nothing', async () => {
      const { token } = await server().signIn({ codes: ['onl:other:list'] })
      const [answer] = await sendAll(server(), token, [{ method: 'GET', path: names, expectation: { success: false } }])
      expect(answer?.text).not.toContain('Tools')
    })
  })
})
