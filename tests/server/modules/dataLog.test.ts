import { expect, test } from 'vitest'
import { dataLogModule } from '../../../server/modules/data-log/module.ts'
import { dataSourceModule } from '../../../server/modules/data-source/module.ts'
import { messageModule } from '../../../server/modules/message/module.ts'
import { positionModule } from '../../../server/modules/position/module.ts'
import { roleModule } from '../../../server/modules/role/module.ts'
import { addDictionary } from '../dictionaries.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'
import { goodsTable, packOf } from '../packFixtures.ts'

interface Version {
  readonly id: string
  readonly dataId: string
  readonly dataContent: string | null
  readonly dataVersion: number
  readonly type: string
  readonly createBy: string | null
  readonly isReadable: boolean
}

interface Comparison {
  readonly before: Version | null
  readonly after: Version
  readonly fields: readonly {
    readonly field: string
    readonly label: string
    readonly before: string | null
    readonly after: string | null
    readonly isChanged: boolean
  }[]
}

const modules = [positionModule, roleModule, dataSourceModule, messageModule, dataLogModule]

const addPosition = async (server: TestServer, token: string, body: object): Promise<string> => {
  const answer = await server.call<{ readonly id: string }>('POST', '/sys/position/add', { token, body })
  expect(answer.body.success, answer.body.message).toBe(true)
  return answer.body.result.id
}

const editPosition = (server: TestServer, token: string, body: object) =>
  server.call('PUT', '/sys/position/edit', { token, body })

const versionsOf = async (server: TestServer, token: string, dataId: string, dataTable = 'sys_position') => {
  const { body } = await server.call<readonly Version[]>('GET', '/sys/dataLog/queryDataVerList', {
    token,
    query: { dataTable, dataId },
  })
  expect(body.success, body.message).toBe(true)
  return body.result
}

const compare = (server: TestServer, token: string, query: Readonly<Record<string, string>>) =>
  server.call<Comparison>('GET', '/sys/dataLog/compare', { token, query })

const options = { modules, install: packOf({ 'tables/goods.json': goodsTable }) }

describeEachDatabase('the data log', options, (server) => {
  test('keeps a version of every write, and a last one of what was deleted', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    const id = await addPosition(server(), token, { code: 'cook', name: 'Cook', postRank: '3' })
    await editPosition(server(), token, { id, name: 'First cook' })
    await server().call('DELETE', '/sys/position/delete', { token, query: { id } })
    const versions = await versionsOf(server(), token, id)
    expect(versions.map(({ dataVersion, type }) => [dataVersion, type])).toEqual([
      [3, 'delete'],
      [2, 'edit'],
      [1, 'add'],
    ])
    expect(versions.map(({ dataContent }) => JSON.parse(dataContent ?? '').name)).toEqual([
      'First cook',
      'First cook',
      'Cook',
    ])
    expect(versions[0]).toMatchObject({ createBy: username, dataId: id })
  })

  test('keeps nothing when an edit changed nothing', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const id = await addPosition(server(), token, { code: 'idle', name: 'Idle' })
    expect((await editPosition(server(), token, { id, name: 'Idle' })).body.success).toBe(true)
    expect(await versionsOf(server(), token, id)).toHaveLength(1)
  })

  test('keeps what stood there before the first edit it saw', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    await server().db.insertInto('sysPosition').values({ id: 'shipped', code: 'ship', name: 'Shipped' }).execute()
    await editPosition(server(), token, { id: 'shipped', name: 'Changed' })
    await editPosition(server(), token, { id: 'shipped', name: 'Changed again' })
    const versions = await versionsOf(server(), token, 'shipped')
    expect(versions.map(({ dataVersion, type, createBy }) => [dataVersion, type, createBy])).toEqual([
      [3, 'edit', username],
      [2, 'edit', username],
      [1, 'base', null],
    ])
  })

  test('leaves no version behind a write that failed', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    await addPosition(server(), token, { code: 'taken', name: 'A' })
    const id = await addPosition(server(), token, { code: 'free', name: 'B' })
    expect((await editPosition(server(), token, { id, code: 'taken' })).body.success).toBe(false)
    expect(await versionsOf(server(), token, id)).toHaveLength(1)
  })

  test('counts edits at once one after the other', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const id = await addPosition(server(), token, { code: 'busy', name: '0' })
    const edits = Array.from({ length: 8 }, (_, index) =>
      editPosition(server(), token, { id, name: String(index + 1) }),
    )
    for (const { body } of await Promise.all(edits)) expect(body.success, body.message).toBe(true)
    const versions = await versionsOf(server(), token, id)
    expect(versions.map(({ dataVersion }) => dataVersion)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  test('keeps the last versions of a whole batch', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const ids = [
      await addPosition(server(), token, { code: 'b1', name: 'B1' }),
      await addPosition(server(), token, { code: 'b2', name: 'B2' }),
    ]
    await editPosition(server(), token, { id: ids[1], name: 'B2 again' })
    await server().call('DELETE', '/sys/position/deleteBatch', { token, query: { ids: ids.join(',') } })
    const [first, second] = await Promise.all(ids.map((id) => versionsOf(server(), token, id)))
    expect(first?.[0]).toMatchObject({ type: 'delete', dataVersion: 2 })
    expect(second?.[0]).toMatchObject({ type: 'delete', dataVersion: 3 })
  })

  test('holds no password, and nothing of resources that keep no versions', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const source = { code: 'secretive', name: 'S', dbType: '6', dbUrl: 'postgres://h/d', dbPassword: 'hush-hush' }
    await server().call('POST', '/sys/dataSource/add', { token, body: source })
    const message = { esTitle: 'T', esType: '4', esReceiver: 'x', esContent: 'y' }
    await server().call('POST', '/sys/message/sysMessage/add', { token, body: message })
    const rows = await server().db.selectFrom('sysDataLog').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/hush-hush|dbPassword|v1:/)
    expect(rows.some(({ dataTable }) => dataTable === 'sys_data_source')).toBe(true)
    expect(rows.some(({ dataTable }) => dataTable === 'sys_message')).toBe(false)
  })

  test('shows the content to those who may list the records, and to nobody else', async () => {
    const administrator = await server().signIn({ isAdmin: true })
    await server().call('POST', '/demo/goods/add', {
      token: administrator.token,
      body: { name: 'Hidden lamp', code: 'lamp' },
    })
    const stranger = await server().signIn({ codes: ['dataLog:list'] })
    const keeper = await server().signIn({ codes: ['dataLog:list', 'demo:goods:list'] })
    const list = async (token: string) => {
      const query = { dataTable: 'demo_goods' }
      const { body, text } = await server().call<{ readonly records: readonly Version[] }>('GET', '/sys/dataLog/list', {
        token,
        query,
      })
      return { records: body.result.records, text }
    }
    const hidden = await list(stranger.token)
    expect(hidden.records).toHaveLength(1)
    expect(hidden.records[0]).toMatchObject({ dataContent: null, isReadable: false })
    expect(hidden.text).not.toContain('Hidden lamp')
    const id = hidden.records[0]?.id ?? ''
    expect((await compare(server(), stranger.token, { id })).body).toMatchObject({ success: false, code: 510 })
    const shown = await list(keeper.token)
    expect(JSON.parse(shown.records[0]?.dataContent ?? '')).toMatchObject({ name: 'Hidden lamp' })
    expect((await compare(server(), keeper.token, { id })).body.success).toBe(true)
    const response = await server().call<{ readonly total: number }>('GET', '/sys/dataLog/list', {
      token: stranger.token,
      query: { dataTable: 'demo_goods', dataContent: '*nothing like it*' },
    })
    expect(response.body.result.total).toBe(1)
  })

  test('compares two versions by the words of their fields', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    await addDictionary(server(), 'position_rank', { 1: 'Junior', 2: 'Senior' })
    const id = await addPosition(server(), token, { code: 'smith', name: 'Smith', postRank: '1' })
    await editPosition(server(), token, { id, postRank: '2' })
    const [edited, added] = await versionsOf(server(), token, id)
    const query = { dataId1: edited?.id ?? '', dataId2: added?.id ?? '' }
    const { body } = await server().call<Comparison>('GET', '/sys/dataLog/compare', {
      token,
      query,
      headers: { 'accept-language': 'en' },
    })
    expect(body.result.before).toMatchObject({ dataVersion: 1 })
    expect(body.result.after).toMatchObject({ dataVersion: 2 })
    expect(body.result.fields[0]).toEqual({
      field: 'postRank',
      label: 'Rank',
      before: 'Junior',
      after: 'Senior',
      isChanged: true,
    })
    expect(body.result.fields.filter(({ isChanged }) => isChanged)).toHaveLength(1)
    expect(body.result.fields.find(({ field }) => field === 'name')).toMatchObject({ before: 'Smith', after: 'Smith' })

    const withBefore = await compare(server(), token, { id: edited?.id ?? '' })
    expect(withBefore.body.result).toMatchObject({ before: { dataVersion: 1 }, after: { dataVersion: 2 } })
    const first = await compare(server(), token, { id: added?.id ?? '' })
    expect(first.body.result.before).toBeNull()
    expect(first.body.result.fields.every(({ isChanged }) => !isChanged)).toBe(true)
    const pair = await server().call<readonly Version[]>('GET', '/sys/dataLog/queryCompareList', { token, query })
    expect(pair.body.result.map(({ dataVersion }) => dataVersion)).toEqual([1, 2])
  })

  test('compares versions of one record only', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const ids = [
      await addPosition(server(), token, { code: 'one', name: 'One' }),
      await addPosition(server(), token, { code: 'two', name: 'Two' }),
    ]
    const [first = '', second = ''] = (await Promise.all(ids.map((id) => versionsOf(server(), token, id)))).map(
      (versions) => versions[0]?.id ?? '',
    )
    const other = await compare(server(), token, { dataId1: first, dataId2: second })
    expect(other.body).toMatchObject({ success: false, message: '请选择同一条数据的两个版本' })
    const same = await compare(server(), token, { dataId1: first, dataId2: first })
    expect(same.body).toMatchObject({ success: false, message: '请选择两个不同的版本' })
    expect((await compare(server(), token, { id: 'nothing' })).body.success).toBe(false)
  })
})
