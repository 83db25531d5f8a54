import { describe, expect, test } from 'vitest'
import { findCall, findEditSends, type SourceCallName } from '../../runtime/language/index.ts'

const query = { pageNo: 1, name: '*a*' }

describe('a REST base', () => {
  test.each([
    { call: 'list', subject: { query }, expected: ['GET', '/shop/order/list', query] },
    { call: 'children', subject: { query }, expected: ['GET', '/shop/order/list', query] },
    { call: 'queryById', subject: { ids: ['7'] }, expected: ['GET', '/shop/order/queryById', { id: '7' }] },
    { call: 'add', subject: {}, expected: ['POST', '/shop/order/add', {}] },
    { call: 'edit', subject: {}, expected: ['PUT', '/shop/change', {}] },
    { call: 'delete', subject: { ids: ['7'] }, expected: ['DELETE', '/shop/order/delete', { id: '7' }] },
    { call: 'deleteBatch', subject: { ids: ['7'] }, expected: ['DELETE', '/shop/order/deleteBatch', { ids: '7' }] },
    {
      call: 'deleteBatch',
      subject: { ids: ['7', '8'] },
      expected: ['DELETE', '/shop/order/deleteBatch', { ids: '7,8' }],
    },
    { call: 'exportXls', subject: { query }, expected: ['GET', '/shop/order/exportXls', query] },
    { call: 'importExcel', subject: {}, expected: ['POST', '/shop/order/importExcel', {}] },
  ] as const)('says $call of $subject', ({ call, subject, expected: [method, path, sent] }) => {
    expect(findCall({ rest: '/shop/order/', edit: '/shop/change' }, call, subject)).toEqual({
      method,
      path,
      query: sent,
    })
  })
})

describe('an online form (wire contract 1.13)', () => {
  const base = '/online/cgform/api'
  test.each([
    { call: 'list', subject: { query }, expected: ['GET', `${base}/getData/a%2Fb`, query] },
    {
      call: 'children',
      subject: { query },
      expected: ['GET', `${base}/getTreeData/a%2Fb`, { hasQuery: 'false', ...query }],
    },
    { call: 'queryById', subject: { ids: ['7'] }, expected: ['GET', `${base}/form/a%2Fb/7`, {}] },
    { call: 'add', subject: {}, expected: ['POST', `${base}/form/a%2Fb`, { tabletype: 1 }] },
    { call: 'edit', subject: {}, expected: ['PUT', `${base}/form/a%2Fb`, { tabletype: 1 }] },
    { call: 'delete', subject: { ids: ['7'] }, expected: ['DELETE', `${base}/form/a%2Fb/7`, {}] },
    { call: 'deleteBatch', subject: { ids: ['7', '8/9'] }, expected: ['DELETE', `${base}/form/a%2Fb/7,8%2F9`, {}] },
    {
      call: 'exportXls',
      subject: { query: { ...query, selections: '7,8' } },
      expected: ['GET', `${base}/exportXlsOld/a%2Fb`, { paramsStr: '{"pageNo":1,"name":"*a*","selections":"7,8"}' }],
    },
    { call: 'importExcel', subject: {}, expected: ['POST', `${base}/importXls/a%2Fb`, {}] },
  ] as const)('says $call of $subject', ({ call, subject, expected: [method, path, sent] }) => {
    expect(findCall({ onlineForm: 'a/b' }, call, subject)).toEqual({ method, path, query: sent })
  })

  test.each([['list'], ['add'], ['edit']] as const)('tells %s that it is a sub-table', (call) => {
    expect(findCall({ onlineForm: 'lines', tableType: 3 }, call)?.query).toEqual({ tabletype: 3 })
  })
})

describe('a record that is written', () => {
  const record = { id: '7', way: { fee: 1 }, items: [{ goods: 'a' }], none: null }

  test('goes to an online form with the one row of a sub table as a list', () => {
    expect(findCall({ onlineForm: 'orders' }, 'edit', { record })?.body).toEqual({ ...record, way: [{ fee: 1 }] })
  })

  test('goes to a REST base as it is', () => {
    expect(findCall({ rest: '/shop/order' }, 'add', { record })?.body).toBe(record)
  })
})

describe('an online report (wire contract 1.15)', () => {
  test.each([
    ['list', '/online/cgreport/api/getData/r-1'],
    ['exportXls', '/online/cgreport/api/exportXls/r-1'],
  ] as const)('says %s', (call, path) => {
    expect(findCall({ onlineReport: 'r-1' }, call, { query })).toEqual({ method: 'GET', path, query })
  })

  test.each<SourceCallName>(['add', 'edit', 'delete', 'deleteBatch', 'importExcel', 'queryById'])(
    'has no %s',
    (call) => {
      expect(findCall({ onlineReport: 'r-1' }, call, { ids: ['7'] })).toBeUndefined()
    },
  )
})

test('without a source there is no call', () => expect(findCall(undefined, 'list')).toBeUndefined())

test('whole records are sent unless a REST base says that changes do', () => {
  expect(
    [{ rest: '/a', editSends: 'changes' as const }, { rest: '/a' }, { onlineForm: 'a' }].map(findEditSends),
  ).toEqual(['changes', 'record', 'record'])
})
