import { describe, expect, test } from 'vitest'
import { createTreeReader, type TreeRequest } from '../../runtime/data/trees/createTreeReader.ts'
import { answer, startServer } from './localServer.ts'
import { createTestClient } from './testClient.ts'

/** The calls that a tree makes for its first level and for the children of the node `7`, which is stored as `A01`. */
async function callsOf(request: TreeRequest): Promise<readonly (readonly [path: string, query: object])[]> {
  await using server = await startServer((_, response) => answer(response, [{ key: '7', code: 'A01', title: 'Fruit' }]))
  const { client } = createTestClient(server.origin)
  const reader = createTreeReader(client, request)
  await reader.readRoots({})
  await reader.readChildren?.({ key: '7', value: 'A01' }, {})
  return server.seen.map(({ url }) => {
    const { _t, ...query } = Object.fromEntries(url.searchParams)
    return [url.pathname.replace('/api', ''), query]
  })
}

describe('a table that is read as a tree', () => {
  const whole = { tableName: 'sys_depart', text: 'depart_name', code: 'id', converIsLeafVal: '1' }

  test('is asked for by its columns, level by level', async () => {
    const columns = { ...whole, pidField: 'parent_id', hasChildField: 'has_child', condition: '{"status":"1"}' }
    const request = { dict: 'sys_depart, depart_name, id', pidField: 'parent_id', hasChildField: 'has_child' }
    expect(await callsOf({ kind: 'table', ...request, pidValue: '', condition: '{"status":"1"}' })).toEqual([
      ['/sys/dict/loadTreeData', { ...columns, pid: '' }],
      ['/sys/dict/loadTreeData', { ...columns, pid: '7' }],
    ])
  })

  test('begins below 0 in the column pid when nothing else is said', async () => {
    const [roots] = await callsOf({ kind: 'table', dict: 'sys_depart,depart_name,id' })
    expect(roots?.[1]).toEqual({ ...whole, pid: '0', pidField: 'pid', hasChildField: '', condition: '' })
  })
})

describe('the tree of categories', () => {
  const root = '/sys/category/loadTreeRoot'
  const children = '/sys/category/loadTreeChildren'
  const data = '/sys/category/loadTreeData'
  const condition = '{"name":"!x"}'
  const cases: readonly (readonly [string, Omit<Extract<TreeRequest, { kind: 'category' }>, 'kind'>, unknown])[] = [
    [
      'begins at the top',
      { stored: 'id' },
      [
        [root, { async: 'true', pcode: '0' }],
        [children, { pid: '7' }],
      ],
    ],
    [
      'begins below a code',
      { stored: 'id', pcode: 'A01' },
      [
        [root, { async: 'true', pcode: 'A01' }],
        [children, { pid: '7' }],
      ],
    ],
    [
      'begins below an id',
      { stored: 'id', pid: '3' },
      [
        [children, { pid: '3' }],
        [children, { pid: '7' }],
      ],
    ],
    [
      'asks for children by their id also where codes are stored',
      { stored: 'code' },
      [
        [root, { async: 'true', pcode: '0' }],
        [children, { pid: '7' }],
      ],
    ],
    [
      'sends a condition along',
      { stored: 'id', condition },
      [
        [data, { pcode: '0', condition }],
        [data, { pid: '7', condition }],
      ],
    ],
    [
      'sends a condition below an id',
      { stored: 'id', pid: '3', condition },
      [
        [data, { pid: '3', condition }],
        [data, { pid: '7', condition }],
      ],
    ],
  ]
  for (const [name, request, calls] of cases) {
    test(name, async () => expect(await callsOf({ kind: 'category', ...request })).toEqual(calls))
  }
})

test('a call that gives the whole tree is made once', async () => {
  expect(await callsOf({ kind: 'url', url: '/sys/permission/queryTreeList' })).toEqual([
    ['/sys/permission/queryTreeList', {}],
  ])
})
