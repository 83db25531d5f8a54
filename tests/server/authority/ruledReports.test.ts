import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { describeEachDatabase } from '../harness.ts'
import type { Delegate } from './delegates.ts'
import { createFormScene } from './formScene.ts'

const freshName = () => `ruled_${createId().slice(-10)}`

// What a call shows of a report and what its reach says are the same.
describeEachDatabase('rules on online reports', {}, (server) => {
  const { call, person } = createFormScene(server)
  const addReport = async (head: object = {}) => {
    const report = { id: createId(), code: freshName(), name: 'Report' }
    const cgrSql = "select * from (values ('theirs'), ('mine')) v(code)"
    await server()
      .db.insertInto('onlCgreportHead')
      .values({ ...report, cgrSql, ...head })
      .execute()
    await server()
      .db.insertInto('onlCgreportItem')
      .values({ id: createId(), cgrheadId: report.id, fieldName: 'code', fieldTxt: 'Code' })
      .execute()
    return report
  }
  const readRows = async (who: Delegate, id: string) => {
    const { success, result } = await call(who, 'GET', `/online/cgreport/api/getData/${id}`)
    if (!success) return 'refused'
    const { records } = result as unknown as { readonly records: readonly { readonly code: string }[] }
    return records.map(({ code }) => code).toSorted()
  }
  const mayActFor = async (rules: Parameters<typeof person>[0], other: Delegate) => {
    const who = await person([...rules, 'user:list', 'user:password'])
    const body = { username: other.username, password: 'Abcdef123!y' }
    return (await call(who, 'PUT', '/sys/user/changePassword', body)).success
  }
  const mine = [{ column: 'code', value: 'mine' }]

  test.each([
    ['code', ({ code }: { readonly code: string }) => ({ perms: `report:${code}` })],
    ['code of seeing it', ({ code }: { readonly code: string }) => ({ perms: `report:${code}:list` })],
    [
      'address',
      ({ code }: { readonly code: string }) => ({ url: `/online/cgreport/${code}`, perms: `report:${code}:list` }),
    ],
  ])('one at the node with its %s narrows its rows, and what its reader may act for', async (_title, toNode) => {
    const report = await addReport()
    const node = toNode(report)
    expect(await readRows(await person([node]), report.id)).toEqual(['mine', 'theirs'])
    expect(await readRows(await person([{ ...node, rules: mine }]), report.id)).toEqual(['mine'])
    const unreadable = [{ column: 'unknown', value: 'x' }]
    expect(await readRows(await person([{ ...node, rules: unreadable }]), report.id)).toEqual([])
    const strong = await person([node])
    expect(await mayActFor([{ ...node, rules: mine }], strong)).toBe(false)
    expect(await mayActFor([node], await person([{ ...node, rules: mine }]))).toBe(true)
  })

  test.each([
    ['its code', (code: string) => ({ node: { perms: `report:${code}` }, head: {} })],
    ['its address', (code: string) => ({ node: { url: `/online/cgreport/${code}` }, head: {} })],
    ['being open', () => ({ node: { perms: 'any:code' }, head: { isOpen: 'Y' } })],
  ])('one at their list keeps no report away that %s opens', async (_title, toWay) => {
    const { head } = toWay('')
    const [shown, hidden] = [await addReport(head), await addReport(head)]
    const nodes = [toWay(shown.code).node, toWay(hidden.code).node]
    const lists = { perms: 'online.report:list', rules: [{ column: 'code', value: shown.code }] }
    const who = await person([...nodes, lists])
    for (const { id } of [shown, hidden]) expect(await readRows(who, id)).toEqual(['mine', 'theirs'])
    expect(await mayActFor([...nodes, lists], await person(nodes))).toBe(true)
  })

  test('one at their list says which of them listing opens, and counts in what somebody reaches', async () => {
    const [shown, hidden] = [await addReport(), await addReport()]
    const lists = { perms: 'online.report:list', rules: [{ column: 'code', value: shown.code }] }
    const who = await person([lists])
    expect(await readRows(who, shown.id)).toEqual(['mine', 'theirs'])
    expect(await readRows(who, hidden.id)).toBe('refused')
    expect(await mayActFor([lists], await person(['online.report:list']))).toBe(false)
    expect(await mayActFor(['online.report:list'], who)).toBe(true)
  })

  test.each(['getRpColumns', 'getColumnsAndData', 'getParamsInfo', 'getQueryInfo', 'exportXls'])(
    'nor does %s tell of a report that such a rule keeps away',
    async (path) => {
      const report = await addReport()
      const who = await person([{ perms: 'online.report:list', rules: [{ column: 'code', value: 'another' }] }])
      const answer = await call(who, 'GET', `/online/cgreport/api/${path}/${report.id}`)
      expect([answer.success, JSON.stringify(answer)]).toEqual([false, expect.not.stringContaining('theirs')])
    },
  )
})
