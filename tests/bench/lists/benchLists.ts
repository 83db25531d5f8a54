import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { connectServer } from '../../../server/db/connection.ts'
import { createId } from '../../../server/db/id.ts'
import type { Database } from '../../../server/db/schema.ts'
import { createSession } from '../../../server/http/session.ts'
import { createServerDatabase } from '../../server/database.ts'
import { ServerProcess, withDataFolder } from '../../server/serverProcess.ts'

/**
 * Times the list of a log of a million entries for an administrator and for a role with row rules, in turns, and weighs
 * an export of 100,000 of them. Needs TEST_DATABASE_URL; BENCH_ROWS and BENCH_RUNS change how much is measured.
 */

const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)
const runs = Number(process.env.BENCH_RUNS ?? 40)

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

const cases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'kind, newest first': { logType: '2', column: 'createTime', order: 'desc' },
  'kind and days, newest first': { logType: '2', createTime_begin: '2026-01-01', column: 'createTime', order: 'desc' },
  'one person, newest first': { username: 'user7', column: 'createTime', order: 'desc' },
  'kind, slowest first': { logType: '2', column: 'costTime', order: 'desc' },
  'part of the text, oldest first': { logContent: '*record 77*', column: 'createTime', order: 'asc' },
  'no filter': {},
}

async function fill(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into sys_log (id, log_type, log_content, operate_type, userid, username, ip, method, request_url,
      request_type, request_param, cost_time, create_time)
    select md5(n::text), case when n % 5 = 0 then 1 else 2 end, 'Edited record ' || (n % 1000), n % 6 + 1,
      md5((n % 300)::text), 'user' || (n % 300), '10.0.' || (n % 200) || '.' || (n % 250), 'POST /api/x', '/x/' || (n % 40),
      'POST', repeat('{"name":"x"}', n % 8), n % 400, now() - n * interval '3 seconds'
    from generate_series(1, cast(${rows} as integer)) n`.execute(db)
  await sql`vacuum analyze sys_log`.execute(db)
}

/** Somebody with a role; `rules` bind the role at the list of the log. */
async function addUser(db: Kysely<Database>, roleCode: string, rules: readonly (readonly [string, string, string])[]) {
  const [id, roleId, permissionId] = [createId(), createId(), createId()]
  await db.insertInto('sysUser').values({ id, username: 'user7', realname: 'Seven', password: 'none' }).execute()
  await db
    .insertInto('sysRole')
    .values({ id: roleId, roleName: roleCode, roleCode })
    .onConflict((on) => on.doNothing())
    .execute()
  const role = await db.selectFrom('sysRole').select('id').where('roleCode', '=', roleCode).executeTakeFirstOrThrow()
  await db.insertInto('sysUserRole').values({ id: createId(), userId: id, roleId: role.id }).execute()
  await db.insertInto('sysPermission').values({ id: permissionId, name: 'Log', perms: 'log:list,log:export' }).execute()
  const ids = rules.map(() => createId())
  for (const [index, [ruleColumn, ruleConditions, ruleValue]] of rules.entries())
    await db
      .insertInto('sysPermissionDataRule')
      .values({ id: ids[index] ?? '', permissionId, ruleName: ruleColumn, ruleColumn, ruleConditions, ruleValue })
      .execute()
  await db
    .insertInto('sysRolePermission')
    .values({ id: createId(), roleId: role.id, permissionId, dataRuleIds: ids.join(',') })
    .execute()
  return createSession(db, { userId: id, ip: null, userAgent: null })
}

async function time(address: string, token: string, query: Readonly<Record<string, string>>): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${address}/api/sys/log/list?${new URLSearchParams(query)}`, {
    headers: { 'x-access-token': token },
  })
  const { success, message } = await answer.json()
  if (success !== true) throw new Error(message)
  return performance.now() - began
}

async function measure(address: string, tokens: Readonly<Record<'admin' | 'role', string>>): Promise<void> {
  for (const [title, query] of Object.entries(cases)) {
    const times = { admin: [] as number[], role: [] as number[] }
    for (let run = -3; run < runs; run += 1)
      for (const who of ['admin', 'role'] as const) {
        const taken = await time(address, tokens[who], query)
        if (run >= 0) times[who].push(taken)
      }
    const [admin, role] = [median(times.admin), median(times.role)]
    console.log(
      `${title.padEnd(32)} administrator ${admin.toFixed(1)} ms   with rules ${role.toFixed(1)} ms   ${(role / admin).toFixed(2)}x`,
    )
  }
}

async function weighExport(address: string, token: string, pid: number): Promise<void> {
  const began = performance.now()
  const to = new URLSearchParams({ logType: '1', pageSize: '10' })
  const answer = await fetch(`${address}/api/sys/log/exportXls?${to}`, { headers: { 'x-access-token': token } })
  if (answer.headers.get('content-type')?.includes('json')) throw new Error(await answer.text())
  let bytes = 0
  for await (const chunk of answer.body ?? []) bytes += chunk.length
  const peak = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `export of ${rows / 5} entries: ${seconds} s, ${(bytes / 1e6).toFixed(1)} MB, the server's memory at most ${Math.round(Number(peak) / 1024)} MB`,
  )
}

const database = await createServerDatabase()
await withDataFolder(async (folder) => {
  const server = new ServerProcess({ DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '0' })
  const address = await server.address()
  const db = connectServer(database.url)
  await fill(db)
  const admin = await addUser(db, 'admin', [])
  await db.updateTable('sysUser').set({ username: 'boss' }).where('username', '=', 'user7').execute()
  const role = await addUser(db, 'auditors', [
    ['username', '!=', 'user3'],
    ['createTime', '<=', '#{sys_time}'],
  ])
  await measure(address, { admin, role })
  await weighExport(address, admin, server.child.pid ?? 0)
  await server.stop()
  await db.destroy()
})
await database.drop()
