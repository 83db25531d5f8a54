import { expect, test } from 'vitest'
import { nextLevelCode } from '../../../server/modules/levelCode.ts'
import { describeEachDatabase } from '../harness.ts'
import { readRows } from '../readRows.ts'
import { readVersionTypes } from '../versions.ts'
import { writeRows } from '../writeRows.ts'
import { addTenant } from './organisation.ts'
import { upload } from './upload.ts'

interface Category {
  readonly id: string
  readonly pid: string
  readonly code: string
  readonly name: string
  readonly hasChild: string
}

test('the codes of a level go on to the next letter, and end', () => {
  expect(nextLevelCode('', [])).toBe('A01')
  expect(nextLevelCode('A01', ['A01A01', 'A01A09', 'A01A02', 'other'])).toBe('A01A10')
  expect(nextLevelCode('B02', ['B02A99'])).toBe('B02B01')
  expect(nextLevelCode('', ['Z99'])).toBeUndefined()
})

describeEachDatabase('categories', {}, (server) => {
  const send = <T = Category>(
    token: string,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    values: Record<string, string>,
  ) =>
    server().call<T>(
      method,
      `/sys/category/${path}`,
      method === 'DELETE' ? { token, query: values } : { token, body: values },
    )
  const get = <T>(token: string, path: string, query: Record<string, string | number> = {}) =>
    server().call<T>('GET', `/sys/category/${path}`, { token, query })
  const add = async (token: string, name: string, pid = '') =>
    (await send(token, 'POST', 'add', { name, pid, code: 'HACKED', hasChild: '1' })).body.result
  const read = async (token: string, id: string) => (await get<Category>(token, 'queryById', { id })).body.result
  const administrate = async () => (await server().signIn({ isAdmin: true })).token

  test('get codes from where they stand, whatever a request says, and tell whether they have children', async () => {
    const token = await administrate()
    const animals = await add(token, 'Animals')
    expect(animals).toMatchObject({ pid: '0', hasChild: '0' })
    expect(animals.code).toMatch(/^[A-Z]\d\d$/)
    const cats = await add(token, 'Cats', animals.id)
    const dogs = await add(token, 'Dogs', animals.id)
    expect([cats.code, dogs.code]).toEqual([`${animals.code}A01`, `${animals.code}A02`])
    expect((await read(token, animals.id)).hasChild).toBe('1')
    await send(token, 'PUT', 'edit', { id: dogs.id, name: 'Hounds', code: 'X', hasChild: '1' })
    expect(await read(token, dogs.id)).toMatchObject({ name: 'Hounds', code: dogs.code, hasChild: '0' })
    const missing = await send(token, 'POST', 'add', { name: 'Nowhere', pid: 'nothing' })
    expect(missing.body).toMatchObject({ success: false, message: '上级分类不存在' })
  })

  test('made at the same time get codes of their own', async () => {
    const token = await administrate()
    const above = await add(token, 'Rivers')
    const made = await Promise.all(Array.from({ length: 8 }, (_, index) => add(token, `River ${index}`, above.id)))
    expect(new Set(made.map(({ code }) => code)).size).toBe(8)
  })

  test('that move get new codes with all below them, and never go below themselves', async () => {
    const token = await administrate()
    const [from, to] = [await add(token, 'From'), await add(token, 'To')]
    const moved = await add(token, 'Moved', from.id)
    const below = await add(token, 'Below', moved.id)
    const lowest = await add(token, 'Lowest', below.id)
    for (const pid of [moved.id, below.id, lowest.id]) {
      const refused = await send(token, 'PUT', 'edit', { id: moved.id, pid })
      expect(refused.body).toMatchObject({ success: false, message: '不能移动到自己或自己的下级分类之下' })
    }
    await send(token, 'PUT', 'edit', { id: moved.id, pid: to.id, name: 'Moved' })
    expect((await read(token, moved.id)).code).toBe(`${to.code}A01`)
    expect((await read(token, lowest.id)).code).toBe(`${to.code}A01A01A01`)
    expect((await read(token, from.id)).hasChild).toBe('0')
    expect((await read(token, to.id)).hasChild).toBe('1')
    expect(await readVersionTypes(server(), 'sys_category', lowest.id)).toEqual(['add', 'edit'])
    // That it has no children any more follows from the others, and is no change of the record.
    expect(await readVersionTypes(server(), 'sys_category', from.id)).toEqual(['add'])
    // An empty parent is the top, and staying there is no move.
    const { code } = await read(token, to.id)
    await send(token, 'PUT', 'edit', { id: to.id, pid: '', name: 'To' })
    expect((await read(token, to.id)).code).toBe(code)
  })

  test('that are deleted take along what is below them', async () => {
    const token = await administrate()
    const above = await add(token, 'Above')
    const middle = await add(token, 'Middle', above.id)
    const lowest = await add(token, 'Lowest', middle.id)
    const other = await add(token, 'Other', above.id)
    expect((await send(token, 'DELETE', 'delete', { id: middle.id })).body.success).toBe(true)
    expect((await get(token, 'queryById', { id: lowest.id })).body.success).toBe(false)
    expect(await readVersionTypes(server(), 'sys_category', lowest.id)).toEqual(['add', 'delete'])
    expect((await read(token, above.id)).hasChild).toBe('1')
    await send(token, 'DELETE', 'deleteBatch', { ids: `${other.id},nothing` })
    expect((await read(token, above.id)).hasChild).toBe('0')
  })

  test('are listed level by level, and found wherever they stand', async () => {
    const { token } = await server().signIn({ codes: ['category:list', 'category:add'] })
    const above = await add(token, 'Metals')
    const gold = await add(token, 'Gold of Kings', above.id)
    type Page = { readonly records: readonly Category[]; readonly total: number }
    const roots = (await get<Page>(token, 'rootList', { pageSize: 1000 })).body.result.records
    expect(roots.map(({ id }) => id)).toContain(above.id)
    expect(roots.map(({ id }) => id)).not.toContain(gold.id)
    expect(roots.map(({ code }) => code)).toEqual(roots.map(({ code }) => code).toSorted())
    const found = await get<Page>(token, 'rootList', { name: '*of Kings*' })
    expect(found.body.result.records.map(({ id }) => id)).toEqual([gold.id])
    const children = await get<readonly Category[]>(token, 'childList', { pid: above.id, name: 'nothing' })
    expect(children.body.result).toEqual([])
    const batch = await get<Page>(token, 'getChildListBatch', { parentIds: `${above.id},x` })
    expect(batch.body.result.records.map(({ id }) => id)).toEqual([gold.id])
  })

  test('are chosen by everybody, as trees and by their names', async () => {
    const token = await administrate()
    const above = await add(token, 'Fruit')
    const apples = await add(token, 'Apples', above.id)
    const pears = await add(token, 'Pears', above.id)
    const person = (await server().signIn()).token
    const level = await get<readonly object[]>(person, 'loadTreeRoot', { async: 'true', pcode: above.code })
    expect(level.body.result).toEqual([
      {
        key: apples.id,
        value: apples.id,
        title: 'Apples',
        name: 'Apples',
        code: apples.code,
        parentId: above.id,
        leaf: 1,
        isLeaf: true,
        children: null,
      },
      expect.objectContaining({ key: pears.id }),
    ])
    expect((await get(person, 'loadTreeChildren', { pid: above.id })).body.result).toEqual(level.body.result)
    const whole = await get<readonly { key: string; children: readonly object[] }[]>(person, 'loadTreeRoot', {
      async: 'false',
      pcode: '0',
    })
    expect(whole.body.result.find(({ key }) => key === above.id)?.children).toHaveLength(2)
    const some = await get<readonly object[]>(person, 'loadTreeData', {
      pcode: above.code,
      condition: JSON.stringify({ name: '!Pears' }),
    })
    expect(some.body.result).toMatchObject([{ key: apples.id }])
    expect((await get(person, 'loadTreeRoot', { pcode: 'nothing' })).body.success).toBe(false)
    expect((await get(person, 'loadAllData', { code: above.code })).body.result).toEqual([
      { value: above.id, text: 'Fruit' },
      { value: apples.id, text: 'Apples' },
      { value: pears.id, text: 'Pears' },
    ])
    const ids = `${pears.id},nothing,${apples.id}`
    expect((await get(person, 'loadDictItem', { ids })).body.result).toEqual(['Pears', 'Apples'])
    const echoed = await get(person, `loadDictItem/${ids}`, { delNotExist: 'false' })
    expect(echoed.body.result).toEqual(['Pears', 'nothing', 'Apples'])
    expect((await get(person, 'loadOne', { field: 'code', val: apples.code })).body.result).toMatchObject({
      id: apples.id,
    })
    const byDictionary = await server().call('GET', '/sys/dict/loadDictItem/sys_category,name,code', {
      token: person,
      query: { key: pears.code },
    })
    expect(byDictionary.body.result).toEqual(['Pears'])
    expect((await get(person, 'checkCode', { pid: above.id, code: apples.code })).body.success).toBe(true)
    expect((await get(person, 'checkCode', { pid: above.id, code: 'Q01' })).body.message).toContain(above.code)
  })

  test('are asked for by fields of theirs only', async () => {
    const { token } = await server().signIn()
    for (const field of ['create_by', 'id;drop table sys_category', '1=1) or (1', "name'"]) {
      const { body, text } = await get(token, 'loadOne', { field, val: 'x' })
      expect(body).toMatchObject({ success: false, code: 500 })
      expect(text).not.toMatch(/syntax|column/)
    }
    for (const condition of ['{"password":"x"}', '[]', '1', '{', '{"__proto__":"x","constructor":"x"}'])
      expect((await get(token, 'loadTreeData', { pcode: '0', condition })).body.success).toBe(false)
    expect((await send(token, 'POST', 'add', { name: 'x' })).body.code).toBe(510)
  })

  test('go out to a spreadsheet and come back below the parents that it names', async () => {
    const token = await administrate()
    const above = await add(token, 'Tools')
    await add(token, 'Hammers', above.id)
    const exported = await server().call('GET', '/sys/category/exportXls', {
      token,
      query: { code: `${above.code}*`, column: 'code', order: 'asc' },
    })
    expect((await readRows(exported.content)).slice(1)).toEqual([
      ['类型名称', '类型编码', '父级编码'],
      ['Tools', above.code, '0'],
      ['Hammers', `${above.code}A01`, above.code],
    ])
    const rows = [
      ['Saws', '', above.code],
      ['Planes', 'Y07', '0'],
      ['Small planes', 'Y07C03', ''],
      ['Again', above.code, ''],
      ['Odd', 'code 1', ''],
      ['Orphan', 'X01A01', ''],
    ]
    const content = writeRows('x', ['Name', 'Code', 'Parent code'], rows)
    const { body } = await upload(server(), token, '/sys/category/importExcel', { name: 'x.xls', content })
    expect(body).toMatchObject({ code: 201, result: { successCount: 3, errorCount: 3 } })
    const saws = await get<Category>(token, 'loadOne', { field: 'name', val: 'Saws' })
    expect(saws.body.result).toMatchObject({ pid: above.id, code: `${above.code}A02` })
    const planes = await get<Category>(token, 'loadOne', { field: 'code', val: 'Y07' })
    expect(planes.body.result).toMatchObject({ pid: '0', hasChild: '1' })
  })

  test('stand in the tenant of what is above them, with codes that no tenant has twice', async () => {
    const token = await administrate()
    const relTenantIds = [await addTenant(server()), await addTenant(server())].join(',')
    const [mine = '', other = ''] = relTenantIds.split(',')
    const keeper = await server().signIn({ codes: ['list', 'add', 'edit'].map((verb) => `category:${verb}`) })
    await server().db.updateTable('sysUser').set({ relTenantIds }).where('id', '=', keeper.id).execute()
    const ask = async <T = Category>(tenant: string, method: 'GET' | 'POST' | 'PUT', path: string, values: object) =>
      (
        await server().call<T>(method, `/sys/category/${path}`, {
          token: keeper.token,
          headers: { tenant_id: tenant },
          ...(method === 'GET' ? { query: values as Record<string, string> } : { body: values }),
        })
      ).body
    const here = (await ask(mine, 'POST', 'add', { name: 'Here' })).result
    const there = (await ask(other, 'POST', 'add', { name: 'There' })).result
    expect(here.code).not.toBe(there.code)
    const below = await add(token, 'Below', here.id)
    expect((await ask(mine, 'GET', 'queryById', { id: below.id })).result).toMatchObject({ name: 'Below' })
    const roots = await ask<{ readonly title: string }[]>(mine, 'GET', 'loadTreeRoot', { async: 'false' })
    expect(roots.result).toMatchObject([{ title: 'Here', children: [{ title: 'Below' }] }])
    expect((await ask(other, 'GET', 'queryById', { id: below.id })).success).toBe(false)
    const moved = await send(token, 'PUT', 'edit', { id: below.id, pid: there.id })
    expect(moved.body).toMatchObject({ success: false, message: '上级分类不存在' })
    expect((await ask(mine, 'PUT', 'edit', { id: below.id, pid: '0' })).success).toBe(true)
  })

  test('of a spreadsheet stand below no category of another tenant', async () => {
    const token = await administrate()
    const top = await add(token, 'Nobody else')
    const keeper = await server().signIn({ codes: ['category:import'] })
    const tenant = await addTenant(server())
    await server().db.updateTable('sysCategory').set({ tenantId: tenant }).where('id', '=', top.id).execute()
    for (const row of [
      ['Below', '', top.code],
      ['Below', `${top.code}A01`, ''],
    ]) {
      const content = writeRows('x', ['类型名称', '类型编码', '父级编码'], [row])
      const sent = await upload(server(), keeper.token, '/sys/category/importExcel', {
        name: 'x.xls',
        content,
      })
      expect(sent.body).toMatchObject({ code: 201, result: { successCount: 0 } })
    }
  })
})
