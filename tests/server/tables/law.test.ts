import { randomUUID } from 'node:crypto'
import { utils, write } from '@e965/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase, type TestUser } from '../harness.ts'
import { upload } from '../modules/upload.ts'
import { packOf } from '../packFixtures.ts'
import { readRows } from '../readRows.ts'
import { listen, openSocket } from '../realtime/socketClient.ts'
import { columnNames, lawPack } from './lawPack.ts'

type Row = Readonly<Record<string, unknown>>
type Table = 'open' | 'own'
type Person = 'stranger' | 'owner' | 'other' | 'over' | 'foreign' | 'foreignOver'

const persons: readonly Person[] = ['stranger', 'owner', 'other', 'over', 'foreign', 'foreignOver']
const tables: readonly Table[] = ['open', 'own']

const secrets = ['pin', 'phrase']
const all = columnNames.filter((name) => !secrets.includes(name))
const nothing: readonly string[] = []

/** The law of reading: which columns of a record reach whom, whatever the call. */
const readable: Readonly<Record<Table, Readonly<Record<Person, readonly string[]>>>> = {
  open: {
    stranger: ['title', 'doubled', 'total'],
    ...{ owner: all, other: all, over: all, foreign: all, foreignOver: all },
  },
  own: { stranger: nothing, owner: all, other: nothing, over: all, foreign: nothing, foreignOver: nothing },
}

/** The law of writing: who changes and deletes the record of its owner. */
const writing: Readonly<Record<Table, readonly Person[]>> = {
  open: ['owner', 'over', 'foreignOver'],
  own: ['owner', 'over'],
}

/** The columns that no call of a person writes. */
const closedColumns = ['never', 'doubled', 'holder', 'state', 'total']

/** What stands in a record: each value is found in an answer wherever it stands. */
const given = {
  title: 'title-marker',
  plain: 'plain-marker',
  once: 'once-marker',
  price: 47110.815,
  pin: 'pin-marker',
  phrase: 'phrase-marker',
}

describeEachDatabase('the law of a table', { install: packOf(lawPack) }, (server) => {
  const people = new Map<Person, TestUser>()
  const token = (person: Person) => people.get(person)?.token
  const call = (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, request: object = {}) => {
    const own = token(person)
    return server().call<Row>(method, path, { ...(own === undefined ? {} : { token: own }), ...request })
  }
  const readRow = async (table: Table, id: string) =>
    (await sql<Row>`select * from ${sql.table(`law_${table}`)} where id = ${id}`.execute(server().db)).rows[0]

  /** A record of the owner with a value in every column. */
  const addRecord = async (table: Table, values: Row = {}): Promise<string> => {
    const { body } = await call('owner', 'POST', `/law/${table}/add`, { body: { ...given, ...values } })
    expect(body.message).toBe('添加成功！')
    const id = String(body.result.id)
    await sql`update ${sql.table(`law_${table}`)} set never = 'never-marker' where id = ${id}`.execute(server().db)
    await sql`insert into law_line (id, record, amount) values (${randomUUID()}, ${id}, 31337.25)`.execute(server().db)
    return id
  }

  beforeAll(async () => {
    for (const tenant of [81, 82])
      await sql`insert into sys_tenant (id, name, status) values (${tenant}, ${`t${tenant}`}, 1)`.execute(server().db)
    const codes = ['law.open:all', 'law.own:all']
    for (const [person, tenant, held] of [
      ['owner', 81, []],
      ['other', 81, []],
      ['over', 81, codes],
      ['foreign', 82, []],
      ['foreignOver', 82, codes],
    ] as const) {
      const user = await server().signIn({ codes: held })
      await sql`update sys_user set rel_tenant_ids = ${String(tenant)} where id = ${user.id}`.execute(server().db)
      people.set(person, user)
    }
  })

  /** The columns of a record whose values stand in a text. */
  const findColumns = async (text: string, table: Table, id: string): Promise<readonly string[]> => {
    const row = (await readRow(table, id)) ?? {}
    const values: Readonly<Record<string, readonly unknown[]>> = {
      ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value]])),
      never: ['never-marker'],
      doubled: ['94221.63'],
      holder: [people.get('owner')?.username],
      state: ['state-begun'],
      total: ['31337.25'],
      // Neither what was given nor what is stored of it.
      pin: [given.pin, row.pin, '"pin"'],
      phrase: [given.phrase, row.phrase, '"phrase"'],
    }
    return columnNames.filter((name) => values[name]?.some((value) => text.includes(String(value))))
  }

  /** The calls that read a record, each giving all that it answers as one text. */
  const reads: Readonly<Record<string, (person: Person, table: Table, id: string) => Promise<string>>> = {
    'one by one': async (person, table, id) =>
      (await call(person, 'GET', `/law/${table}/queryById`, { query: { id } })).text,
    'in lists': async (person, table) =>
      (await call(person, 'GET', `/law/${table}/list`, { query: { pageSize: '100' } })).text,
    'in lists that ask for it': async (person, table, id) =>
      (await call(person, 'GET', `/law/${table}/list`, { query: { id, order: 'asc', column: 'id' } })).text,
    'in sheets': async (person, table) => {
      const { status, content, headers } = await call(person, 'GET', `/law/${table}/exportXls`)
      if (status !== 200 || String(headers['content-type']).includes('json')) return ''
      return JSON.stringify(await readRows(content))
    },
    'by the change of it': async (person, table, id) => {
      const own = token(person)
      const address = `${await listen(server())}/live${own === undefined ? '' : `?token=${own}`}`
      const socket = await openSocket(address).catch(() => undefined)
      if (socket === undefined) return ''
      socket.send({ type: 'subscribe', topic: `law_${table}`, language: 'en' })
      await socket.next()
      socket.send({ type: 'keys', topic: `law_${table}`, keys: [id] })
      // What the owner of a record has is sent within the same moment to all who listen.
      const watching = await openSocket(`${await listen(server())}/live?token=${token('owner')}`)
      watching.send({ type: 'subscribe', topic: `law_${table}`, language: 'en' })
      await watching.next()
      await sql`update ${sql.table(`law_${table}`)} set update_time = now() where id = ${id}`.execute(server().db)
      await watching.next()
      socket.send({ type: 'heart_beat' })
      for (let frame = await socket.next(); !isHeartbeat(frame); frame = await socket.next());
      await Promise.all([socket.close(), watching.close()])
      return JSON.stringify(socket.received)
    },
  }

  describe.each(tables)('of %s records', (table) => {
    test.each(Object.keys(reads))(
      '%s, gives each person the columns that are theirs, and nobody a secret',
      async (way) => {
        const id = await addRecord(table)
        for (const person of persons) {
          const text = (await reads[way]?.(person, table, id)) ?? ''
          expect([person, await findColumns(text, table, id)]).toEqual([person, readable[table][person]])
        }
        await sql`delete from ${sql.table(`law_${table}`)}`.execute(server().db)
      },
    )

    test('as a dictionary, has the texts of records that its reader sees', async () => {
      await addRecord(table)
      for (const person of persons)
        for (const column of ['title', 'plain']) {
          const path = person === 'stranger' ? 'getVisitorItems' : 'getDictItems'
          const { text } = await call(person, 'GET', `/sys/dict/${path}/law_${table},${column},id`)
          const isSeen = person !== 'stranger' && readable[table][person].includes(column)
          expect([person, column, text.includes(`${column}-marker`)]).toEqual([person, column, isSeen])
        }
      for (const column of secrets) {
        const { body } = await call('over', 'GET', `/sys/dict/getDictItems/law_${table},${column},id`)
        expect(body.success).toBe(false)
      }
      await sql`delete from ${sql.table(`law_${table}`)}`.execute(server().db)
    })

    test('in the statement of a report, has no secret, whatever the column is called', async () => {
      const { token: admin } = await server().signIn({ isAdmin: true })
      const id = await addRecord(table)
      const preview = (text: string) =>
        server().call<Row>('POST', '/online/query/preview', { token: admin, body: { sql: text } })
      const { text, body } = await preview(`select * from law_${table}`)
      expect(body.success, body.message).toBe(true)
      expect(await findColumns(text, table, id)).toEqual(all.filter((name) => name !== 'total'))
      for (const column of secrets) {
        expect((await preview(`select ${column} from law_${table}`)).body.success).toBe(false)
        expect((await preview(`select t from law_${table} t where t.${column} is not null`)).body.success).toBe(false)
      }
      const catalogue = await server().call<Row>('GET', '/online/query/catalogue', { token: admin })
      expect(await findColumns(catalogue.text, table, id)).toEqual([])
      await sql`delete from ${sql.table(`law_${table}`)}`.execute(server().db)
    })

    test('is changed, moved and deleted by its owner and who holds the code, by whatever call', async () => {
      const acts = [
        (person: Person, id: string) => call(person, 'PUT', `/law/${table}/edit`, { body: { id, plain: 'changed' } }),
        (person: Person, id: string) => call(person, 'POST', `/law/${table}/edit`, { body: { id, plain: 'changed' } }),
        (person: Person, id: string) => call(person, 'POST', `/law/${table}/transition/end`, { body: { id } }),
        (person: Person, id: string) => call(person, 'DELETE', `/law/${table}/delete`, { query: { id } }),
        (person: Person, id: string) => call(person, 'DELETE', `/law/${table}/deleteBatch`, { query: { ids: id } }),
        (person: Person, id: string) =>
          call(person, 'POST', `/law/${table}/transition/end`, { body: { id, values: { plain: 'x' } } }).then(
            (answer) => {
              // Nobody gives a move what it does not take.
              expect(answer.body.success).not.toBe(true)
              return answer
            },
          ),
      ]
      for (const [index, act] of acts.entries())
        for (const person of persons) {
          // A hash takes its time.
          const id = await addRecord(table, { pin: undefined })
          const before = await readRow(table, id)
          const { body } = await act(person, id)
          const isDone = index < acts.length - 1 && writing[table].includes(person)
          expect([index, person, body.success]).toEqual([index, person, isDone])
          const after = await readRow(table, id)
          if (isDone) expect(after).not.toEqual(before)
          else expect(after).toEqual(before)
        }
    })

    test('with those of others in one batch, is deleted by nobody whose they are not', async () => {
      const id = await addRecord(table)
      for (const person of ['other', 'foreign'] as const) {
        const { body } = await call(person, 'POST', `/law/${table}/add`, { body: given })
        const mine = String(body.result.id)
        const ids = `${mine},${id}`
        const answer = await call(person, 'DELETE', `/law/${table}/deleteBatch`, { query: { ids } })
        // Of what somebody does not see nothing is there for them; what they see and may not change refuses all of it.
        expect([person, answer.body.success]).toEqual([person, table === 'own'])
        expect((await readRow(table, mine)) === undefined).toBe(table === 'own')
        expect(await readRow(table, id)).toBeDefined()
      }
    })

    test('is given nothing of the columns that the server writes: by adding, editing or importing', async () => {
      const id = await addRecord(table)
      const before = await readRow(table, id)
      const others = people.get('other')?.username
      const wrong: Row = { never: 'x', doubled: 1, holder: others, state: 'state-ended', total: 2 }
      expect(Object.keys(wrong)).toEqual(closedColumns)
      for (const person of ['owner', 'over'] as const)
        for (const [name, value] of Object.entries({ ...wrong, once: 'twice' })) {
          const edit = await call(person, 'PUT', `/law/${table}/edit`, { body: { id, [name]: value } })
          expect([person, name, edit.body.success]).toEqual([person, name, false])
          if (name === 'once') continue
          const added = await call(person, 'POST', `/law/${table}/add`, { body: { ...given, [name]: value } })
          expect([person, name, added.body.success]).toEqual([person, name, false])
        }
      expect(await readRow(table, id)).toEqual(before)
    })

    test('is sent back whole as it was read, and refused at a column that the server works out only where it differs', async () => {
      const id = await addRecord(table)
      const { body: read } = await call('owner', 'GET', `/law/${table}/queryById`, { query: { id } })
      const edit = (values: Row) => call('owner', 'PUT', `/law/${table}/edit`, { body: { ...read.result, ...values } })
      expect(read.result).toMatchObject({ total: 31337.25, doubled: 94221.63 })
      for (const values of [{}, { total: '31337.250', doubled: '94221.630' }])
        expect((await edit({ plain: 'again', ...values })).body.success).toBe(true)
      const set = (values: Row) => call('owner', 'PUT', `/law/${table}/edit`, { body: { id, ...values } })
      for (const value of [31337.26, null, ''])
        for (const [name, answer] of [
          ['doubled', await edit({ doubled: value })],
          ['total', await set({ total: value })],
        ] as const)
          expect([name, value, answer.body.success, Object.keys(answer.body.result ?? {})]).toEqual([
            ...[name, value, false],
            [name],
          ])
      // Digits beyond those of a number count as well.
      const exact = '12345678901234567890.125'
      await sql`update law_line set amount = cast(${exact} as numeric) where record = ${id}`.execute(server().db)
      expect((await set({ total: exact })).body.success).toBe(true)
      expect((await set({ total: '12345678901234567890.126' })).body.success).toBe(false)
      // A record that was read before comes back with the sum that it had then.
      expect((await edit({ plain: 'later' })).body.success).toBe(true)
      const { content } = await call('owner', 'GET', `/law/${table}/exportXls`, { query: { selections: id } })
      const [, heads = [], cells = []] = await readRows(content)
      expect(cells[heads.indexOf('Total')]).toBe(exact)
    })

    test('comes by an import with the owner, the tenant and the state of its writer, and replaces none', async () => {
      const id = await addRecord(table)
      const before = await readRow(table, id)
      const heads = ['id', 'title', 'plain', 'never', 'doubled', 'holder', 'state', 'total', 'tenantId', 'createBy']
      const owner = people.get('owner')?.username
      for (const person of persons) {
        const title = `imported-by-${person}`
        const cells = [id, title, 'x', 'x', 1, owner, 'state-ended', 1, 81, owner]
        const book = utils.book_new()
        utils.book_append_sheet(book, utils.aoa_to_sheet([heads, cells]), 'Sheet1')
        const content = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
        for (const fields of [
          {},
          { foreignKeys: JSON.stringify({ holder: owner, state: 'state-ended', tenantId: 81, never: 'x', id }) },
        ]) {
          const { status } = await upload(
            server(),
            token(person),
            `/law/${table}/importExcel`,
            { name: 'x.xlsx', content },
            fields,
          )
          expect(status).toBe(person === 'stranger' ? 401 : 200)
        }
        const { rows } = await sql<Row>`select * from ${sql.table(`law_${table}`)} where title = ${title}`.execute(
          server().db,
        )
        const tenantId = person === 'foreign' || person === 'foreignOver' ? 82 : 81
        const { username } = people.get(person) ?? { username: '' }
        for (const row of rows)
          expect(row).toMatchObject({
            ...{ holder: username, createBy: username, state: 'state-begun', never: null, doubled: 0 },
            ...(table === 'own' ? { tenantId } : {}),
          })
        expect(rows.length).toBeLessThanOrEqual(person === 'stranger' ? 0 : 2)
      }
      expect(await readRow(table, id)).toEqual(before)
      expect(server().bugs).toEqual([])
    })
  })
})

const isHeartbeat = (frame: unknown): boolean => JSON.stringify(frame).includes('heart_beat')
