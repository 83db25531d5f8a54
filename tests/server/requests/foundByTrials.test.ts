import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { makeForms, type TestForm } from '../online/forms.ts'

const tree: TestForm = {
  head: {
    ...{
      tableName: 'demo_area',
      isTree: 'Y',
      treeParentIdField: 'pid',
      treeIdField: 'has_child',
      treeFieldname: 'name',
    },
  },
  fields: { pid: { fieldShowType: 'sel_tree' }, has_child: {}, name: {} },
}

/** What random calls found; each would be answered with the number of a bug. */
describeEachDatabase('a call', {}, (server) => {
  let token = ''
  beforeAll(async () => {
    await makeForms(server().db, tree)
    ;({ token } = await server().signIn({ isAdmin: true }))
  })

  test.each([
    ['GET', '/sys/user/queryByIds', { userIds: ',,' }],
    ['DELETE', '/sys/user/deleteUserInDepartBatch', { depId: 'x', userIds: ' , ' }],
    ['GET', '/sys/category/getChildListBatch', { parentIds: '\t' }],
    ['GET', '/online/cgform/api/getTreeData/demo_area', { hasQuery: 'in', pid: ',' }],
    ['GET', '/online/cgreport/api/exportManySheetXls/%2C', {}],
  ] as const)('%s %s that names nobody finds nobody', async (method, path, query) => {
    const { status, body } = await server().call(method, path, { token, query })
    expect([status, [200, 400].includes(status)]).toEqual([status, true])
    expect(body.message).not.toContain('syntax')
    expect(server().bugs).toEqual([])
  })

  test.each([[[{}]], [['x', { a: 1 }]], [[['x'], [null]]]])('refuses %j as the text of a field', async (roleName) => {
    const body = { roleName, roleCode: 'lists' }
    const answer = await server().call<Readonly<Record<string, string>>>('POST', '/sys/role/add', { token, body })
    expect(answer.body.success).toBe(false)
    expect(answer.body.result).toMatchObject({ roleName: '角色名称格式不正确' })
    expect(server().bugs).toEqual([])
  })
})
