import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { describeEachDatabase, type TestServer } from '../harness.ts'

interface Undo {
  readonly method: 'PUT'
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** What is added, at which path, with what belongs to it; the first one is deleted. */
const kinds: readonly {
  readonly name: string
  readonly path: string
  readonly body: object
  readonly parts?: readonly { readonly path: string; readonly toBody: (id: string) => object }[]
  readonly tables: readonly string[]
}[] = [
  { name: 'a position', path: '/sys/position', body: { name: 'Smith', code: 'smith' }, tables: ['sys_position'] },
  {
    name: 'a category with those below it',
    path: '/sys/category',
    body: { name: 'Machines', pid: '0' },
    parts: [{ path: '/sys/category', toBody: (pid) => ({ name: 'Mills', pid }) }],
    tables: ['sys_category'],
  },
  {
    name: 'a site with its texts',
    path: '/sys/site',
    body: { name: 'Shop', title: 'Shop', url: 'shop.example.org' },
    parts: [{ path: '/sys/siteDict', toBody: (pid) => ({ pid, code: 'welcome', name: 'Welcome', context: 'Hello' }) }],
    tables: ['site_info', 'site_dict'],
  },
  {
    name: 'a validation rule',
    path: '/sys/checkRule',
    body: { ruleName: 'Digits', ruleCode: 'digits', ruleJson: '[{"digits":"*","pattern":"^[0-9]+$","message":"no"}]' },
    tables: ['sys_check_rule'],
  },
  {
    name: 'a dictionary, from its recycle bin',
    path: '/sys/dict',
    body: { dictName: 'Sizes', dictCode: 'sizes' },
    parts: [{ path: '/sys/dictItem', toBody: (dictId) => ({ dictId, itemText: 'Small', itemValue: 's' }) }],
    tables: ['sys_dict', 'sys_dict_item'],
  },
]

describeEachDatabase('a deletion', {}, (server) => {
  const call = <T = unknown>(
    who: { readonly token: string },
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    more: object,
  ) => server().call<T>(method, path, { token: who.token, ...more })
  const add = async (who: { readonly token: string }, path: string, body: object): Promise<string> => {
    const answer = await call<{ readonly id: string }>(who, 'POST', `${path}/add`, { body })
    expect(answer.body).toMatchObject({ success: true })
    return answer.body.result.id
  }
  const remove = async (who: { readonly token: string }, path: string, id: string): Promise<Undo> => {
    const answer = await call<{ readonly undo: Undo }>(who, 'DELETE', `${path}/delete`, { query: { id } })
    expect(answer.body).toMatchObject({ success: true, result: { removed: 1 } })
    return answer.body.result.undo
  }
  const takeBack = async (who: { readonly token: string }, { method, path, query }: Undo) =>
    (await call(who, method, path, { query })).body

  describe.each(kinds)('of $name', ({ path, body, parts = [], tables }) => {
    test('is taken back to the letter, once', async () => {
      const administrator = await server().signIn({ isAdmin: true })
      const id = await add(administrator, path, body)
      for (const part of parts) await add(administrator, part.path, part.toBody(id))
      const before = await readRows(server(), tables)
      const undo = await remove(administrator, path, id)
      expect(await readRows(server(), tables)).not.toEqual(before)
      expect(await takeBack(administrator, undo)).toMatchObject({ success: true })
      expect(await readRows(server(), tables)).toEqual(before)
      expect(await takeBack(administrator, undo)).toMatchObject({ success: false })
      await remove(administrator, path, id)
    })
  })

  test('is taken back by nobody else, at no other path and not to a value that is taken meanwhile', async () => {
    const administrator = await server().signIn({ isAdmin: true })
    const other = await server().signIn({ isAdmin: true })
    const id = await add(administrator, '/sys/position', { name: 'Weaver', code: 'weaver' })
    const undo = await remove(administrator, '/sys/position', id)
    expect(await takeBack(other, undo)).toMatchObject({ success: false })
    expect(await takeBack(administrator, { ...undo, path: '/sys/category/restore' })).toMatchObject({ success: false })
    const second = await add(administrator, '/sys/position', { name: 'Weaver', code: 'weaver' })
    expect(await takeBack(administrator, undo)).toMatchObject({ success: false })
    await remove(administrator, '/sys/position', second)
    expect(await takeBack(administrator, undo)).toMatchObject({ success: true })
  })

  test('offers no way back to who may delete and not add', async () => {
    const administrator = await server().signIn({ isAdmin: true })
    const id = await add(administrator, '/sys/position', { name: 'Cooper', code: 'cooper' })
    const deleter = await server().signIn({ codes: ['position:list', 'position:delete'] })
    const answer = await call(deleter, 'DELETE', '/sys/position/delete', { query: { id } })
    expect(answer.body).toMatchObject({ success: true, result: 1 })
  })

  test('is forgotten after a day', async () => {
    const administrator = await server().signIn({ isAdmin: true })
    const id = await add(administrator, '/sys/position', { name: 'Tanner', code: 'tanner' })
    const undo = await remove(administrator, '/sys/position', id)
    await sql`update sys_removed set create_time = now() - interval '25 hours'`.execute(server().db)
    expect(await takeBack(administrator, undo)).toMatchObject({ success: false })
    const next = await add(administrator, '/sys/position', { name: 'Tanner', code: 'tanner' })
    await remove(administrator, '/sys/position', next)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from sys_removed`.execute(server().db)
    expect(rows[0]?.count).toBe(1)
  })
})

/** The rows of some tables without the stamps of their last change, which a restore from a bin is. */
async function readRows({ db }: TestServer, tables: readonly string[]): Promise<readonly string[]> {
  const rows = await Promise.all(
    tables.map((table) =>
      sql<{ text: string }>`
        select cast(to_jsonb(found) - 'update_by' - 'update_time' as text) as text
        from ${sql.table(table)} found order by id`.execute(db),
    ),
  )
  return rows.flatMap((each) => each.rows.map(({ text }) => text))
}
