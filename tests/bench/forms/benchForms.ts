import { utils, write } from '@e965/xlsx'
import { type Kysely, sql } from 'kysely'
import { connectServer } from '../../../server/db/connection.ts'
import { createId } from '../../../server/db/id.ts'
import type { Database } from '../../../server/db/schema.ts'
import { createSession } from '../../../server/http/session.ts'
import { createServerDatabase } from '../../server/database.ts'
import { makeForms, type TestForm } from '../../server/online/forms.ts'
import { ServerProcess, withDataFolder } from '../../server/serverProcess.ts'

/**
 * Times the first page of an online form over a million rows with the indexes of its description, and the import of
 * 20,000 rows, once as single records and once as records with sub rows. Needs TEST_DATABASE_URL; BENCH_ROWS, BENCH_RUNS
 * and BENCH_IMPORT change how much is measured.
 */

const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)
const runs = Number(process.env.BENCH_RUNS ?? 40)
const imported = Number(process.env.BENCH_IMPORT ?? 20_000)

const meters: TestForm = {
  head: { tableName: 'bench_meter', tableTxt: 'Meters', tableType: 2, subTableStr: 'bench_reading' },
  fields: {
    code: { dbFieldTxt: 'Code', fieldMustInput: '1', isQuery: 1 },
    owner: { dbFieldTxt: 'Owner', dbLength: 60, isQuery: 1 },
    kind: { dbFieldTxt: 'Kind', isQuery: 1 },
    city: { dbFieldTxt: 'City' },
    built: { dbFieldTxt: 'Built on', dbType: 'Date', fieldShowType: 'date', isQuery: 1, queryMode: 'group' },
    checked: { dbFieldTxt: 'Checked at', dbType: 'Datetime', fieldShowType: 'datetime' },
    value: { dbFieldTxt: 'Value', dbType: 'BigDecimal', dbLength: 12, dbPointLength: 2 },
    count: { dbFieldTxt: 'Count', dbType: 'int' },
    remark: { dbFieldTxt: 'Remark', dbLength: 200 },
    note: { dbFieldTxt: 'Note', dbType: 'Text', fieldShowType: 'textarea' },
  },
  indexes: [
    { indexName: 'bench_meter_kind', indexField: 'kind,create_time' },
    { indexName: 'bench_meter_owner', indexField: 'owner,create_time' },
    { indexName: 'bench_meter_value', indexField: 'value' },
  ],
}

const readings: TestForm = {
  head: { tableName: 'bench_reading', tableTxt: 'Readings', tableType: 3, relationType: 0, tabOrderNum: 1 },
  fields: {
    meter_id: {
      dbFieldTxt: 'Meter',
      dbLength: 36,
      mainTable: 'bench_meter',
      mainField: 'id',
      isShowForm: 0,
      isShowList: 0,
    },
    day: { dbFieldTxt: 'Day', dbType: 'Date', fieldShowType: 'date' },
    amount: { dbFieldTxt: 'Amount', dbType: 'int' },
  },
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

const cases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'first page': { column: 'create_time', order: 'desc' },
  'one kind, newest first': { kind: 'k3', column: 'create_time', order: 'desc' },
  'one owner, newest first': { owner: 'owner 77', column: 'create_time', order: 'desc' },
  'largest values': { column: 'value', order: 'desc' },
  'days, newest first': { built_begin: '2020-01-01', built_end: '2024-12-31', column: 'create_time', order: 'desc' },
  'part of a text': { remark: '*77*', column: 'create_time', order: 'desc' },
}

async function fill(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into bench_meter (id, code, owner, kind, city, built, checked, value, count, remark, create_by, create_time)
    select md5(n::text), 'M' || n, 'owner ' || (n % 900), 'k' || (n % 9), 'city ' || (n % 40), date '2018-01-01' + n % 3000,
      now() - n * interval '1 minute', n % 100000 / 7.0, n % 500, 'remark ' || (n % 1000), 'user' || (n % 50),
      now() - n * interval '3 seconds'
    from generate_series(1, cast(${rows} as integer)) n`.execute(db)
  await sql`vacuum analyze bench_meter`.execute(db)
}

async function addAdministrator(db: Kysely<Database>): Promise<string> {
  const id = createId()
  await db.insertInto('sysUser').values({ id, username: 'boss', realname: 'Boss', password: 'none' }).execute()
  const role = await db.selectFrom('sysRole').select('id').where('roleCode', '=', 'admin').executeTakeFirst()
  const roleId = role?.id ?? createId()
  if (role === undefined)
    await db.insertInto('sysRole').values({ id: roleId, roleName: 'admin', roleCode: 'admin' }).execute()
  await db.insertInto('sysUserRole').values({ id: createId(), userId: id, roleId }).execute()
  return createSession(db, { userId: id, ip: null, userAgent: null })
}

async function time(address: string, token: string, query: Readonly<Record<string, string>>): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${address}/api/online/cgform/api/getData/bench_meter?${new URLSearchParams(query)}`, {
    headers: { 'x-access-token': token },
  })
  const { success, message } = await answer.json()
  if (success !== true) throw new Error(message)
  return performance.now() - began
}

function toBook(cells: readonly (readonly unknown[])[]): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((row) => [...row])), 'Sheet1')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

const main = (n: number) => [
  `N${n}`,
  `owner ${n % 900}`,
  `k${n % 9}`,
  `city ${n % 40}`,
  '2026-01-02',
  '2026-01-02 03:04:05',
  n / 4,
  n % 500,
  `remark ${n}`,
]
const head = ['Code', 'Owner', 'Kind', 'City', 'Built on', 'Checked at', 'Value', 'Count', 'Remark']

async function importSheet(
  address: string,
  token: string,
  title: string,
  cells: readonly (readonly unknown[])[],
): Promise<void> {
  const form = new FormData()
  form.append('files[]', new Blob([new Uint8Array(toBook(cells))]), 'meters.xlsx')
  const began = performance.now()
  const answer = await fetch(`${address}/api/online/cgform/api/importXls/bench_meter`, {
    method: 'POST',
    headers: { 'x-access-token': token },
    body: form,
  })
  const { success, code, message } = await answer.json()
  if (success !== true || code === 201) throw new Error(message)
  console.log(`${title}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

const database = await createServerDatabase()
await withDataFolder(async (folder) => {
  const server = new ServerProcess({ DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '0' })
  const address = await server.address()
  const db = connectServer(database.url)
  await makeForms(db, meters, readings)
  await fill(db)
  const token = await addAdministrator(db)
  for (const [title, query] of Object.entries(cases)) {
    const times: number[] = []
    for (let run = -3; run < runs; run += 1) {
      const taken = await time(address, token, query)
      if (run >= 0) times.push(taken)
    }
    console.log(`${title.padEnd(28)} ${median(times).toFixed(1)} ms`)
  }
  const single = Array.from({ length: imported }, (_, n) => main(n))
  await importSheet(address, token, `import of ${imported} records`, [head, ...single])
  const withRows = Array.from({ length: imported }, (_, n) => [n >> 2, ...main(n >> 2), '2026-02-03', n % 100])
  const title = `import of ${imported} rows, ${imported / 4} records with 4 sub rows`
  await importSheet(address, token, title, [['No.', ...head, 'Readings/Day', 'Readings/Amount'], ...withRows])
  await server.stop()
  await db.destroy()
})
await database.drop()
