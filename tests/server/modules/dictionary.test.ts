import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { toJson } from '../../../server/db/json.ts'
import { createSignature } from '../../../server/http/sign.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { goodsTable, packOf } from '../packFixtures.ts'
import { readLastChange, readVersionTypes } from '../versions.ts'
import { addNode, addPerson, addRole } from './people.ts'

type Row = Readonly<Record<string, unknown>>
interface Page {
  readonly records: readonly Row[]
  readonly total: number
}

async function addDictionary(
  server: TestServer,
  dictCode = `code-${createId()}`,
): Promise<{ id: string; code: string }> {
  const id = createId()
  await server.db
    .insertInto('sysDict')
    .values({ id, dictCode, dictName: '性别', names: toJson({ zh: '性别', en: 'Sex', tw: '性別' }) })
    .execute()
  const items = [
    { itemValue: '2', itemText: '女', texts: { zh: '女', en: 'Female', tw: '女' }, sortOrder: 2 },
    { itemValue: '1', itemText: '男', texts: { zh: '男', en: 'Male', tw: '男' }, sortOrder: 1, itemColor: 'blue' },
    { itemValue: '9', itemText: 'Off', texts: { zh: 'x', en: 'x', tw: 'x' }, sortOrder: 3, status: 0 },
  ]
  for (const { texts, ...item } of items)
    await server.db
      .insertInto('sysDictItem')
      .values({ id: createId(), dictId: id, texts: toJson(texts), ...item })
      .execute()
  return { id, code: dictCode }
}

describeEachDatabase('dictionaries', {}, (server) => {
  const get = <T>(token: string, path: string, query: Record<string, string> = {}, language = 'zh') =>
    server().call<T>('GET', path, { token, query, headers: { 'accept-language': language } })

  test('the enabled items come in their order and in the language of the request', async () => {
    const { token } = await server().signIn()
    const { code } = await addDictionary(server())
    const zh = await get(token, `/sys/dict/getDictItems/${code}`)
    expect(zh.body.result).toEqual([
      { value: '1', text: '男', title: '男', label: '男', color: 'blue' },
      { value: '2', text: '女', title: '女', label: '女', color: null },
    ])
    const en = await get(token, `/sys/dict/getDictItems/${code}`, {}, 'en')
    expect(en.body.result).toMatchObject([{ text: 'Male' }, { text: 'Female' }])
    const all = await get<Record<string, unknown>>(token, '/sys/dict/queryAllDictItems')
    expect(all.body.result[code]).toEqual(zh.body.result)
    expect((await get(token, `/sys/dict/getDictText/${code}/2`)).body.result).toBe('女')
    expect((await get(token, `/sys/dict/loadDictItem/${code}`, { key: '2,7,1' })).body.result).toEqual(['女', '男'])
    expect((await get(token, `/sys/dict/loadDict/${code}`, { keyword: '女' })).body.result).toEqual([
      { value: '2', text: '女' },
    ])
  })

  test('a code without a dictionary is an error and names nothing of the database', async () => {
    const { token } = await server().signIn()
    const { body } = await get(token, '/sys/dict/getDictItems/nothing.js')
    expect(body).toMatchObject({ success: false, code: 500, message: '字典不存在：nothing.js' })
  })

  test('texts that look like templates or markup are what they are', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { id, code } = await addDictionary(server())
    for (const itemText of ['{{1+1}}', '<img src=x onerror=alert(1)>', '\u0024{7*7}', "' or 1=1 --"]) {
      const body = { dictId: id, itemText, itemValue: itemText }
      expect((await server().call('POST', '/sys/dictItem/add', { token, body })).body.success).toBe(true)
      const items = (await get<Row[]>(token, `/sys/dict/getDictItems/${code}`)).body.result
      expect(items).toContainEqual({ value: itemText, text: itemText, title: itemText, label: itemText, color: null })
    }
  })

  test('saving an item in another language keeps the texts of the pack until another text is typed', async () => {
    const { token } = await server().signIn({ codes: ['dict:edit', 'dict:list'] })
    const { id: dictId, code } = await addDictionary(server())
    const list = await get<Page>(token, '/sys/dictItem/list', { dictId, itemText: '*emal*' }, 'en')
    const [item] = list.body.result.records
    expect(list.body.result).toMatchObject({ total: 1, records: [{ itemText: 'Female' }] })
    expect(item).not.toHaveProperty('texts')
    const edit = (itemText: string) =>
      server().call('PUT', '/sys/dictItem/edit', {
        token,
        headers: { 'accept-language': 'en' },
        body: { id: item?.id, itemText, sortOrder: '' },
      })
    await edit('Female')
    expect((await get(token, `/sys/dict/getDictText/${code}/2`)).body.result).toBe('女')
    await edit('Lady')
    for (const language of ['zh', 'en', 'zh-TW'])
      expect((await get(token, `/sys/dict/getDictText/${code}/2`, {}, language)).body.result).toBe('Lady')
  })

  test('two items of a dictionary have different values', async () => {
    const { token } = await server().signIn({ codes: ['dict:edit', 'dict:list'] })
    const { id: dictId } = await addDictionary(server())
    const added = await server().call('POST', '/sys/dictItem/add', {
      token,
      body: { dictId, itemText: 'x', itemValue: '1' },
    })
    expect(added.body).toMatchObject({ success: false, result: { itemValue: '该值不可用，系统中已存在！' } })
    const check = async (itemValue: string) =>
      (await get(token, '/sys/dictItem/dictItemCheck', { dictId, itemValue })).body
    expect(await check('1')).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' })
    expect(await check('5')).toMatchObject({ success: true, message: '该值可用！' })
    const orphan = await server().call('POST', '/sys/dictItem/add', {
      token,
      body: { dictId: 'x', itemText: 'x', itemValue: '1' },
    })
    expect(orphan.body.message).toBe('字典不存在')
  })

  test('a dictionary goes to the recycle bin, comes back, and is removed for good from there only', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { id, code } = await addDictionary(server())
    const call = async (method: 'PUT' | 'DELETE', path: string) =>
      (await server().call(method, path, { token })).body.success
    expect(await call('DELETE', `/sys/dict/deletePhysic/${id}`)).toBe(false)
    await server().call('DELETE', '/sys/dict/delete', { token, query: { id } })
    expect((await get(token, `/sys/dict/getDictItems/${code}`)).body.success).toBe(false)
    expect((await get<Row[]>(token, '/sys/dict/deleteList')).body.result.map((row) => row.id)).toContain(id)
    expect(await call('PUT', `/sys/dict/back/${id}`)).toBe(true)
    expect((await get(token, `/sys/dict/getDictItems/${code}`)).body.success).toBe(true)
    await server().call('DELETE', '/sys/dict/delete', { token, query: { id } })
    await addDictionary(server(), code)
    expect(await call('PUT', `/sys/dict/back/${id}`)).toBe(false)
    expect(await call('DELETE', `/sys/dict/deletePhysic/${id}`)).toBe(true)
    expect(await server().db.selectFrom('sysDictItem').select('id').where('dictId', '=', id).execute()).toEqual([])
  })

  test('restoring and erasing leave versions, of the items too', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const { id } = await addDictionary(server())
    const [item] = await server().db.selectFrom('sysDictItem').select('id').where('dictId', '=', id).execute()
    await server().call('DELETE', '/sys/dict/delete', { token, query: { id } })
    await server().call('PUT', `/sys/dict/back/${id}`, { token })
    expect(await readLastChange(server(), token, 'sys_dict', id)).toEqual([['delFlag', '1', '0']])
    await server().call('DELETE', '/sys/dict/delete', { token, query: { id } })
    await server().call('DELETE', `/sys/dict/deletePhysic/${id}`, { token })
    expect(await readVersionTypes(server(), 'sys_dict', id)).toEqual(['delete', 'edit', 'delete', 'delete'])
    expect(await readVersionTypes(server(), 'sys_dict_item', item?.id ?? '')).toEqual(['delete'])
  })

  test('a taken code is refused at its field', async () => {
    const { token } = await server().signIn({ codes: ['dict:add'] })
    const { code: dictCode } = await addDictionary(server())
    const { body } = await server().call('POST', '/sys/dict/add', { token, body: { dictName: 'x', dictCode } })
    expect(body).toMatchObject({ success: false, result: { dictCode: '该值不可用，系统中已存在！' } })
  })

  test('the cache is refreshed with any method by who may', async () => {
    const { token } = await server().signIn({ codes: ['dict:refresh'] })
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      expect((await server().call(method, '/sys/dict/refleshCache', { token })).body.success).toBe(true)
  })
})

describeEachDatabase('tables read as dictionaries', {}, (server) => {
  const get = async <T>(path: string, query: Record<string, string> = {}, language = 'zh') => {
    const { token } = await server().signIn()
    return (await server().call<T>('GET', path, { token, query, headers: { 'accept-language': language } })).body
  }

  test('a registered table answers with its records that are not deleted', async () => {
    const [person, gone] = [await addPerson(server()), await addPerson(server(), { delFlag: 1 })]
    const { result } = await get<Row[]>('/sys/dict/getDictItems/sys_user,realname,username')
    const values = result.map((item) => item.value)
    expect(values).toContain(person.username)
    expect(values).not.toContain(gone.username)
  })

  test('only a registered condition is taken', async () => {
    const frozen = await addPerson(server(), { status: 2 })
    const { result } = await get<Row[]>(
      `/sys/dict/getDictItems/${encodeURIComponent('sys_user,realname,username,status = 1')}`,
    )
    expect(result.map((item) => item.value)).not.toContain(frozen.username)
    for (const where of [
      "username='admin'",
      '1=1',
      'status=1 or 1=1',
      'status=1--',
      'del_flag=0 union select password from sys_user',
    ])
      expect(
        await get(`/sys/dict/getDictItems/${encodeURIComponent(`sys_user,realname,username,${where}`)}`),
      ).toMatchObject({
        success: false,
        message: '该表或字段未登记为字典',
      })
  })

  test.each(['sys_user,realname', ',,,,'])('%s is not of the right form', async (code) => {
    expect((await get(`/sys/dict/getDictItems/${code}`)).message).toBe('字典Code格式不正确！')
  })

  test.each([
    'sys_user,password,id',
    'sys_user,realname,password',
    'sys_session,token_hash,id',
    'sys_log,log_content,id',
    'pg_user,usename,passwd',
    '__proto__,a,b',
    'sys_user,constructor,id',
    'sys_user,(select 1),id',
  ])('%s is not registered', async (code) => {
    for (const path of ['getDictItems', 'loadDict', 'loadDictOrderByValue', 'loadDictItem'])
      expect((await get(`/sys/dict/${path}/${encodeURIComponent(code)}`, { key: 'a' })).message).toBe(
        '该表或字段未登记为字典',
      )
  })

  test('a search finds texts and values in small or capital letters, and wild cards are characters', async () => {
    const name = `50%_${createId()} Nurse`
    const id = await addRole(server(), name)
    const search = async (keyword: string) =>
      (await get<Row[]>('/sys/dict/loadDict/sys_role,role_name,id', { keyword })).result.map((item) => item.value)
    expect(await search('50%_')).toEqual([id])
    expect(await search('5_%')).toEqual([])
    expect(await search(name.toUpperCase())).toEqual([id])
    expect(await search(`${id},nothing`)).toEqual([id])
    expect(await search(id.slice(3))).toEqual([id])
  })

  test('a search is ordered by a registered column only', async () => {
    await addRole(server(), 'zz-order-a')
    await addRole(server(), 'zz-order-b')
    const search = (order: string) =>
      get<Row[]>('/sys/dict/loadDict/sys_role,role_name,role_code', { keyword: `zz-order-[orderby:${order}]` })
    expect((await search('role_code,desc')).result.map((item) => item.value)).toEqual(['zz-order-b', 'zz-order-a'])
    expect((await search('roleCode')).result.map((item) => item.value)).toEqual(['zz-order-a', 'zz-order-b'])
    for (const order of ['description', '(select 1)', 'role_code,desc;drop', 'role_code desc'])
      expect((await search(order)).success).toBe(false)
  })

  test('values are translated in their order, and missing ones are echoed on demand', async () => {
    const [a, b] = [await addPerson(server()), await addPerson(server())]
    const path = '/sys/dict/loadDictItem/sys_user,realname,username'
    const key = `${b.username},nobody,${a.username}`
    expect((await get(path, { key })).result).toEqual([`Real ${b.username}`, `Real ${a.username}`])
    const echoed = await get(path, { key, delNotExist: 'false' })
    expect(echoed.result).toEqual([`Real ${b.username}`, 'nobody', `Real ${a.username}`])
  })

  test('a registered tree is read level by level', async () => {
    const root = await addNode(server(), { name: 'tree root', menuType: 0 })
    const child = await addNode(server(), { name: 'tree child', parentId: root })
    const query = {
      tableName: 'sys_permission',
      text: 'name',
      code: 'id',
      pidField: 'parent_id',
      hasChildField: 'is_leaf',
    }
    const top = await get<Row[]>('/sys/dict/loadTreeData', { ...query, pid: '0' })
    expect(top.result.find((node) => node.key === root)).toMatchObject({
      title: 'tree root',
      label: 'tree root',
      leaf: 0,
      parentId: null,
    })
    const below = await get<Row[]>('/sys/dict/loadTreeData', { ...query, pid: root, condition: '{"name":"*child"}' })
    expect(below.result).toMatchObject([{ key: child, value: child, leaf: 1, isLeaf: true, parentId: root }])
    const joined = { ...query, tableName: 'sys_permission,name,id', text: '', code: '', pid: root }
    expect((await get('/sys/dict/loadTreeData', joined)).result).toHaveLength(1)
    for (const wrong of [
      { pidField: 'perms' },
      { text: 'perms' },
      { tableName: 'sys_session' },
      { hasChildField: 'x' },
      { condition: '{"perms":"x"}' },
      { condition: 'name=1' },
    ])
      expect((await get('/sys/dict/loadTreeData', { ...query, pid: '0', ...wrong })).success).toBe(false)
  })

  test('a wrong signature is refused, a right one passes and replaces no session', async () => {
    const { token } = await server().signIn()
    const { code } = await addDictionary(server())
    const { result } = (await server().call<{ signSecret: string }>('GET', '/settings')).body
    const path = '/sys/dict/getDictItems/sys_user,realname,username'
    const timestamp = String(Date.now())
    const sign = createSignature({ 'x-path-variable': 'sys_user,realname,username' }, result.signSecret)
    const send = (headers: Record<string, string>, withToken = true) =>
      server().call('GET', path, { headers: { 'x-timestamp': timestamp, ...headers }, ...(withToken ? { token } : {}) })
    expect((await send({ 'x-sign': sign })).body.success).toBe(true)
    expect((await send({ 'x-sign': 'ABC' })).body.message).toBe('Sign签名校验失败！')
    expect((await send({ 'x-sign': sign }, false)).status).toBe(401)
    expect((await server().call('GET', `/sys/dict/getDictItems/${code}`, { token })).body.success).toBe(true)
  })
})

describeEachDatabase('the duplicate check', {}, (server) => {
  const check = async (query: Record<string, string>) => {
    const { token } = await server().signIn()
    return (await server().call('GET', '/sys/duplicate/check', { token, query })).body
  }

  test('says in the words of the wire whether a value is taken', async () => {
    const person = await addPerson(server())
    const query = { tableName: 'sys_user', fieldName: 'username', fieldVal: person.username }
    expect(await check(query)).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' })
    expect(await check({ ...query, dataId: person.id })).toMatchObject({ success: true, message: '该值可用！' })
    expect(await check({ ...query, fieldVal: 'nobody' })).toMatchObject({ success: true, message: '该值可用！' })
    expect(await check({ ...query, fieldVal: '' })).toMatchObject({
      success: true,
      code: 500,
      message: '数据为空,不作处理！',
    })
  })

  test.each([
    ['sys_user', 'phone'],
    ['sys_user', 'email'],
    ['sys_user', 'work_no'],
    ['sys_role', 'role_code'],
    ['sys_dict', 'dict_code'],
  ])('%s.%s may be checked', async (tableName, fieldName) => {
    expect(await check({ tableName, fieldName, fieldVal: 'x' })).toMatchObject({ success: true })
  })

  test.each([
    ['sys_user', 'password'],
    ['sys_user', 'realname'],
    ['sys_session', 'token_hash'],
    ['sys_user%09', 'username'],
    ['sys_user\tunion', 'username'],
    ['sys_user', "username' or '1'='1"],
    ['pg_user', 'usename'],
    ['', ''],
  ])('%o.%o is refused with the same words', async (tableName, fieldName) => {
    expect(await check({ tableName, fieldName, fieldVal: 'x' })).toMatchObject({
      success: false,
      message: '该字段不允许校验',
    })
  })
})

describeEachDatabase(
  'a table of a pack, as a dictionary',
  {
    install: packOf({
      'tables/goods.json': { ...goodsTable, lookup: ['name', 'code'] },
      'rows/demo_goods.json': [{ name: 'Pear', code: 'p1', price: 3 }],
    }),
  },
  (server) => {
    test('is read by the columns of its lookup, and by no others', async () => {
      const { token } = await server().signIn()
      const read = (dict: string) => server().call('GET', `/sys/dict/loadDict/${dict}`, { token })
      expect((await read('demo_goods,name,code')).body.result).toEqual([{ value: 'p1', text: 'Pear' }])
      expect((await read('demo_goods,price,code')).body).toMatchObject({ success: false })
    })
  },
)
