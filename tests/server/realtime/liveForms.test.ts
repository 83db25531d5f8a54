import { utils, write } from '@e965/xlsx'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createId } from '../../../server/db/id.ts'
import { addDelegate, addGivenRole, type GivenNode } from '../authority/delegates.ts'
import { describeEachDatabase } from '../harness.ts'
import { upload } from '../modules/upload.ts'
import { createRights, type MadeForm } from '../online/rights.ts'
import { listen, openSocket, type TestSocket } from './socketClient.ts'

type Row = Readonly<Record<string, unknown>>

interface Changes {
  readonly type: string
  readonly added?: readonly Row[]
  readonly changed?: readonly Row[]
  readonly removed?: readonly string[]
}

const heartbeat = { type: 'heart_beat', data: true }

describeEachDatabase('online forms that are live', {}, (server) => {
  const { addForm, addRecord } = createRights(server)

  const rule = async (form: Pick<MadeForm, 'id'>, rules: object | string) => {
    const { token } = await server().signIn({ isAdmin: true })
    const { body } = await server().call<Row>('PUT', `/online/cgform/rules/${form.id}`, {
      token,
      body: { rules: typeof rules === 'string' ? rules : JSON.stringify(rules) },
    })
    expect(body, JSON.stringify(body)).toMatchObject({ success: true })
  }

  const signIn = async (nodes: readonly GivenNode[], tenants: readonly number[] = []) => {
    const role = await addGivenRole(server(), nodes)
    return addDelegate(server(), { roles: [role.id], tenants })
  }

  /** Listens to a topic; the first frame says whether one may. */
  const follow = async (topic: string, token?: string, keys: readonly string[] = []): Promise<TestSocket> => {
    const socket = await openSocket(`${await listen(server())}/live${token === undefined ? '' : `?token=${token}`}`)
    socket.send({ type: 'subscribe', topic, language: 'en', keys })
    return socket
  }

  const begin = async (topic: string, token?: string, keys: readonly string[] = []): Promise<TestSocket> => {
    const socket = await follow(topic, token, keys)
    expect(await socket.next()).toMatchObject({ type: 'subscribed', topic })
    return socket
  }

  /** All frames that a listener got until now, after the answer to its subscription. */
  const framesOf = async (socket: TestSocket): Promise<readonly Changes[]> => {
    socket.send({ type: 'heart_beat' })
    for (
      let frame = await socket.next();
      JSON.stringify(frame) !== JSON.stringify(heartbeat);
      frame = await socket.next()
    );
    return (socket.received as readonly Changes[]).filter(({ type }) => type !== 'heart_beat' && type !== 'subscribed')
  }

  const namesIn = (frames: readonly Changes[]): readonly unknown[] =>
    frames.flatMap(({ added = [], changed = [] }) => [...added, ...changed].map(({ name }) => name))

  test('say what is written by a call, by an import and by another connection to who reads it, and to nobody else', async () => {
    const form = await addForm({ fields: { name: {}, shop: {} } })
    await rule(form, { live: true })
    const reader = await signIn(form.codes('list', 'add', 'import'))
    const ruled = await signIn([form.ruled('shop', 'north')])
    const outsider = await signIn([])
    expect(await (await follow(form.table, outsider.token)).next()).toEqual({ type: 'refused', topic: form.table })
    expect(await (await follow(form.table)).next()).toEqual({ type: 'refused', topic: form.table })
    const [all, north] = [await begin(form.table, reader.token), await begin(form.table, ruled.token)]
    const added = await server().call('POST', `/online/cgform/api/form/${form.id}`, {
      token: reader.token,
      body: { name: 'by call', shop: 'south' },
    })
    expect(added.body.success).toBe(true)
    expect(await all.next()).toMatchObject({ added: [{ name: 'by call', shop: 'south' }] })
    const book = utils.book_new()
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['name', 'shop'],
        ['by import', 'south'],
      ]),
      'Sheet1',
    )
    const content = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
    await upload(server(), reader.token, `/online/cgform/api/importXls/${form.id}`, { name: 'x.xlsx', content })
    expect(await all.next()).toMatchObject({ added: [{ name: 'by import' }] })
    const id = await addRecord(form.table, { name: 'by hand', shop: 'north' })
    expect(await all.next()).toMatchObject({ added: [{ id, name: 'by hand' }] })
    expect(await north.next()).toMatchObject({ added: [{ id, name: 'by hand', shop: 'north' }] })
    await sql`update ${sql.table(form.table)} set shop = 'south' where id = ${id}`.execute(server().db)
    expect(await all.next()).toMatchObject({ changed: [{ id, shop: 'south' }] })
    expect(namesIn(await framesOf(north))).toEqual(['by hand'])
    expect(server().bugs).toEqual([])
    await Promise.all([all, north].map((socket) => socket.close()))
  })

  test('tell strangers of public fields where the list is open to anyone, and people of the fields that they see', async () => {
    const form = await addForm({ fields: { name: {}, phone: {}, pin: {} } })
    await rule(form, {
      live: true,
      operations: { list: 'anyone' },
      public: ['name'],
      columns: { pin: { secret: 'hashed' } },
    })
    const person = await signIn([])
    await server()
      .db.insertInto('onlAuthPage')
      .values({ id: createId(), cgformId: form.id, code: 'name', type: 1, control: 5, page: 3, status: 1 })
      .execute()
    const [stranger, own] = [await begin(form.table), await begin(form.table, person.token)]
    const id = await addRecord(form.table, { name: 'Ada', phone: '555-0100', pin: 'pin-marker' })
    expect(await stranger.next()).toEqual({ type: 'changes', topic: form.table, added: [{ id }] })
    const frame = (await own.next()) as Changes
    expect(frame.added).toMatchObject([{ id, phone: '555-0100' }])
    expect(JSON.stringify([stranger.received, own.received])).not.toMatch(/pin|Ada/)
    await server().db.deleteFrom('onlAuthPage').where('cgformId', '=', form.id).execute()
    // Whoever read other fields until then asks anew.
    expect(await stranger.next()).toEqual({ type: 'gap', topic: form.table })
    expect(await own.next()).toEqual({ type: 'gap', topic: form.table })
    await sql`update ${sql.table(form.table)} set name = 'Bob', phone = '555-0101' where id = ${id}`.execute(
      server().db,
    )
    expect(await stranger.next()).toEqual({ type: 'changes', topic: form.table, changed: [{ id, name: 'Bob' }] })
    expect(await own.next()).toMatchObject({ changed: [{ name: 'Bob', phone: '555-0101' }] })
    await rule(form, { live: true, operations: { list: 'signedIn' } })
    expect(await stranger.next()).toEqual({ type: 'refused', topic: form.table })
    await Promise.all([stranger, own].map((socket) => socket.close()))
  })

  test('keep records to their tenant and to their owner, who learn when one is theirs no more', async () => {
    const form = await addForm({ fields: { name: {}, tenant_id: { dbType: 'int', dbLength: 10 } } })
    await rule(form, { live: true, owner: {} })
    for (const id of [91, 92])
      await sql`insert into sys_tenant (id, name, status) values (${id}, ${`t${id}`}, 1) on conflict do nothing`.execute(
        server().db,
      )
    const nodes = form.codes('list', 'add')
    const [ada, grace, foreign] = [await signIn(nodes, [91]), await signIn(nodes, [91]), await signIn(nodes, [92])]
    const sockets = [
      await begin(form.table, ada.token),
      await begin(form.table, grace.token),
      await begin(form.table, foreign.token),
    ]
    const [first, second, third] = sockets as [TestSocket, TestSocket, TestSocket]
    for (const [person, tenant, name] of [
      [ada, 91, 'of Ada'],
      [grace, 91, 'of Grace'],
      [foreign, 92, 'of a foreigner'],
    ] as const)
      await addRecord(form.table, { name, create_by: person.username, tenant_id: tenant })
    await addRecord(form.table, { name: 'elsewhere', create_by: ada.username, tenant_id: 92 })
    const id = await addRecord(form.table, { name: 'last of Ada', create_by: ada.username, tenant_id: 91 })
    const readUntil = async (socket: TestSocket, ...names: readonly string[]) => {
      while (!names.every((name) => namesIn(socket.received as readonly Changes[]).includes(name))) await socket.next()
    }
    await readUntil(first, 'of Ada', 'last of Ada')
    await readUntil(second, 'of Grace')
    await readUntil(third, 'of a foreigner')
    first.send({ type: 'keys', topic: form.table, keys: [id] })
    await framesOf(first)
    await sql`update ${sql.table(form.table)} set create_by = ${grace.username} where id = ${id}`.execute(server().db)
    expect(await first.next()).toEqual({ type: 'changes', topic: form.table, removed: [id] })
    await readUntil(second, 'last of Ada')
    await addRecord(form.table, { name: 'end', create_by: foreign.username, tenant_id: 92 })
    await readUntil(third, 'end')
    expect(namesIn(await framesOf(first)).toSorted()).toEqual(['last of Ada', 'of Ada'])
    expect(namesIn(await framesOf(second))).toEqual(['of Grace', 'last of Ada'])
    expect(namesIn(await framesOf(third))).toEqual(['of a foreigner', 'end'])
    await Promise.all(sockets.map((socket) => socket.close()))
  })

  test('say nothing of what is rolled back, and nothing at all once they are not live', async () => {
    const form = await addForm({ fields: { name: {} } })
    await rule(form, { live: true })
    const reader = await signIn(form.codes('list'))
    const socket = await begin(form.table, reader.token)
    await server()
      .db.transaction()
      .execute(async (transaction) => {
        await sql`insert into ${sql.table(form.table)} (id, name) values (${createId()}, 'undone')`.execute(transaction)
        throw new Error('back')
      })
      .catch(() => undefined)
    await addRecord(form.table, { name: 'kept' })
    expect(await socket.next()).toMatchObject({ added: [{ name: 'kept' }] })
    await rule(form, '')
    expect(await socket.next()).toEqual({ type: 'failed', topic: form.table })
    const triggers = () =>
      sql<Row>`select tgname from pg_trigger where tgrelid = cast(${form.table} as regclass) and tgname like 'announce_%'`
        .execute(server().db)
        .then(({ rows }) => rows.length)
    expect(await triggers()).toBe(0)
    await addRecord(form.table, { name: 'unheard' })
    socket.send({ type: 'subscribe', topic: form.table, language: 'en' })
    expect(await socket.next()).toEqual({ type: 'refused', topic: form.table })
    await rule(form, { live: true })
    expect(await triggers()).toBe(3)
    // What was written meanwhile may be missing from what is shown.
    socket.send({ type: 'subscribe', topic: form.table, language: 'en', age: 0 })
    expect(await socket.next()).toEqual({ type: 'subscribed', topic: form.table, isStale: true })
    await addRecord(form.table, { name: 'heard again' })
    expect(await socket.next()).toMatchObject({ added: [{ name: 'heard again' }] })
    await socket.close()
  })

  test('are announced by their table wherever it goes: made anew, under another name, and no more once the form is gone', async () => {
    const form = await addForm({ fields: { name: {} } })
    await rule(form, { live: true })
    const { token } = await server().signIn({ isAdmin: true })
    const columns = await server().call<Row>('GET', `/online/cgform/api/getColumns/${form.id}`, { token })
    expect(columns.body.result.socket).toBe(form.table)
    const synchronise = async () => {
      const path = `/online/cgform/api/doDbSynch/${form.id}/force`
      const first = await server().call<Row>('POST', path, { token })
      const { digest } = first.body.result ?? {}
      const done = first.body.success
        ? first
        : await server().call<Row>('POST', path, { token, body: { confirmation: digest } })
      expect(done.body.success, done.text).toBe(true)
    }
    await synchronise()
    const socket = await begin(form.table, token)
    await addRecord(form.table, { name: 'anew' })
    expect(await socket.next()).toMatchObject({ added: [{ name: 'anew' }] })
    const name = `${form.table}_new`
    await sql`alter table ${sql.table(form.table)} rename to ${sql.ref(name)}`.execute(server().db)
    await server().db.updateTable('onlCgformHead').set({ tableName: name }).where('id', '=', form.id).execute()
    expect(await socket.next()).toEqual({ type: 'failed', topic: form.table })
    const renamed = await begin(name, token)
    await addRecord(name, { name: 'elsewhere' })
    expect(await renamed.next()).toMatchObject({ added: [{ name: 'elsewhere' }] })
    const removed = await server().call('DELETE', '/online/cgform/head/removeRecord', { token, query: { id: form.id } })
    expect(removed.body.success, removed.text).toBe(true)
    expect(await renamed.next()).toEqual({ type: 'failed', topic: name })
    const { rows } = await sql`select tgname from pg_trigger where tgrelid = cast(${name} as regclass)
      and tgname like 'announce_%'`.execute(server().db)
    expect(rows).toEqual([])
    expect(server().bugs).toEqual([])
    await Promise.all([socket, renamed].map((each) => each.close()))
  })

  test('are known to pages that are saved, as long as they are live', async () => {
    const form = await addForm({ fields: { name: {} } })
    await rule(form, { live: true })
    const { token } = await server().signIn({ isAdmin: true })
    const save = async (name: string, socket: string) => {
      const id = `own.${name}-${form.id.slice(-8)}`
      const document = {
        ...{ kind: 'list', id, version: 2, title: 'Followed', access: 'page:list' },
        ...{ source: { onlineForm: form.table, socket }, fields: { name: { label: 'Name' } }, columns: ['name'] },
      }
      const { text, body } = await server().call('POST', '/sys/page/add', {
        token,
        body: { document: JSON.stringify(document) },
      })
      return { isSaved: body.success, text }
    }
    const saved = await save('followed', form.table)
    expect(saved.isSaved, saved.text).toBe(true)
    const misspelt = await save('misspelt', `${form.table}x`)
    expect(misspelt).toMatchObject({ isSaved: false, text: expect.stringContaining(form.table) })
    await rule(form, '')
    expect(await save('silent', form.table)).toMatchObject({ isSaved: false })
  })
})
