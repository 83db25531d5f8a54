import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import grants from '../../schemas/system/rows/sys_role_permission.json' with { type: 'json' }
import { formatWireTime } from '../../server/db/time.ts'
import { createSession } from '../../server/http/session.ts'
import { installPacks } from '../../server/packs/install.ts'
import { describeEachDatabase } from './harness.ts'

/** The sample users that other tests know by their names. */
const known = ['chen.yu', 'lin.mei', 'nina.rossi', 'omar.haddad', 'tom.baker', 'zhao.lei']

/** The codes that screens of existing front ends look up by name (wire contract 4). */
const wireCodes = [
  ...['bpm_process_type', 'bpm_status', 'cgform_table_type', 'database_type'],
  ...['del_flag', 'depart_status', 'dict_item_status'],
  ...['form_perms_type', 'global_perms_type', 'is_open', 'log_type', 'menu_type', 'msgSendStatus', 'msgType'],
  ...['msg_category', 'msg_type', 'ol_form_biz_type', 'online_graph_data_type', 'online_graph_display_template'],
  ...['online_graph_type', 'operate_type', 'org_category', 'perms_type', 'position_rank', 'priority', 'quartz_status'],
  ...['remindMode', 'rule_conditions', 'send_status', 'sex', 'status', 'tenant_status', 'urgent_level', 'user_status'],
  ...['user_type', 'valid_status', 'yn'],
  ...['client_type', 'company_department', 'company_rank', 'company_size'],
  ...['msgCategory', 'notice_type', 'relation_type', 'trade'],
]

describeEachDatabase('the dictionaries that ship', { install: installPacks }, (server) => {
  test('have the codes of the wire, each with items in three languages', async () => {
    expect(wireCodes).toHaveLength(45)
    const rows = await server()
      .db.selectFrom('sysDict')
      .innerJoin('sysDictItem', 'sysDictItem.dictId', 'sysDict.id')
      .select(['dictCode', 'type', 'names', 'itemValue', 'texts'])
      .execute()
    const byCode = Map.groupBy(rows, ({ dictCode }) => dictCode)
    expect(wireCodes.filter((code) => (byCode.get(code)?.length ?? 0) < 2)).toEqual([])
    for (const { dictCode, names, texts } of rows) {
      expect([dictCode, Object.keys(names ?? {}).sort()]).toEqual([dictCode, ['en', 'tw', 'zh']])
      // Kinds of a gateway are proper names.
      if (dictCode.startsWith('gateway_') && texts === null) continue
      expect([dictCode, Object.keys(texts ?? {}).sort()]).toEqual([dictCode, ['en', 'tw', 'zh']])
    }
    // A dictionary of numbers holds nothing else.
    expect(rows.filter(({ type, itemValue }) => type === 1 && !/^-?\d+$/.test(itemValue))).toEqual([])
    expect(byCode.get('sex')?.[0]?.type).toBe(1)
    expect(byCode.get('rule_conditions')?.[0]?.type).toBe(0)
  })

  test('are what the folders hold', async () => {
    const files = ['system', 'examples'].flatMap((pack) =>
      readdirSync(new URL(`../../schemas/${pack}/dictionaries`, import.meta.url)),
    )
    const codes = await server().db.selectFrom('sysDict').select('dictCode').execute()
    expect(codes.map(({ dictCode }) => `${dictCode}.json`).sort()).toEqual(files.sort())
  })
})

describeEachDatabase('the sample rows that ship', { install: installPacks }, (server) => {
  test('are people with phones, addresses and names of their own, of whom the known ones are the newest', async () => {
    const users = await server().db.selectFrom('sysUser').selectAll().orderBy('createTime', 'desc').execute()
    expect(users).toHaveLength(300)
    for (const field of ['username', 'phone', 'email', 'workNo'] as const)
      expect(new Set(users.map((user) => user[field])).size).toBe(users.length)
    for (const { phone, email } of users) {
      expect(phone).toMatch(/^(138001380[12]|1990000)\d+$/)
      expect(email).toMatch(/@example\.(com|org)$/)
    }
    const [newest] = users
    const first = users.filter(({ createTime }) => createTime === newest?.createTime)
    expect(first).toHaveLength(12)
    expect(first.map(({ username }) => username)).toEqual(expect.arrayContaining(known))
    expect(new Set(users.map(({ status }) => status))).toEqual(new Set([1, 2]))
  })

  test('seat people in departments whose codes say where they stand', async () => {
    const { db } = server()
    const departs = await db.selectFrom('sysDepart').selectAll().execute()
    expect(departs).toHaveLength(47)
    for (const { orgCode, orgType, parentId } of departs) {
      expect(orgCode).toMatch(/^(A\d\d)+$/)
      expect(Number(orgType)).toBe(orgCode.length / 3)
      expect(departs.find(({ id }) => id === parentId)?.orgCode ?? '').toBe(orgCode.slice(0, -3))
    }
    const stray = await db
      .selectFrom('sysUser')
      .innerJoin('sysDepart', 'sysDepart.orgCode', 'sysUser.orgCode')
      .leftJoin('sysUserDepart', (join) =>
        join.onRef('sysUserDepart.userId', '=', 'sysUser.id').onRef('sysUserDepart.depId', '=', 'sysDepart.id'),
      )
      .select('username')
      .where('sysUserDepart.id', 'is', null)
      .execute()
    expect(stray).toEqual([])
    const posts = new Set((await db.selectFrom('sysPosition').select('id').execute()).map(({ id }) => id))
    const held = await db.selectFrom('sysUser').select('post').where('post', 'is not', null).execute()
    expect(held.filter(({ post }) => !posts.has(post ?? ''))).toEqual([])
  })

  test('tell of announcements that leave the bell of a new administrator quiet', async () => {
    const { db } = server()
    const news = await db.selectFrom('sysAnnouncement').selectAll().execute()
    expect(news).toHaveLength(30)
    expect(new Set(news.map(({ sendStatus }) => sendStatus))).toEqual(new Set(['0', '1', '2']))
    const { token } = await server().signIn({ isAdmin: true })
    const unread = await server().call('GET', '/sys/annountCement/listByUser', { token })
    expect(unread.body.result).toMatchObject({ anntMsgTotal: 0, sysMsgTotal: 0 })
    const receipts = await db.selectFrom('sysAnnouncementSend').select(['anntId', 'readFlag', 'readTime']).execute()
    for (const flag of ['0', '1'])
      expect(receipts.filter(({ readFlag }) => readFlag === flag).length).toBeGreaterThan(99)
    for (const { anntId, readTime } of receipts) {
      const sent = news.find(({ id }) => id === anntId)?.sendTime ?? '9'
      expect(readTime === null || readTime >= sent).toBe(true)
    }
  })

  test('grant roles what they are for, each node that a row names', async () => {
    const { db } = server()
    const granted = await db.selectFrom('sysRolePermission').select('permissionId').execute()
    expect(granted).toHaveLength(grants.length)
    const roles = await db.selectFrom('sysRole').select(['id', 'roleCode']).execute()
    const empty = roles.filter(({ id }) => !grants.some(({ role_id: roleId }) => roleId === id))
    expect(empty.map(({ roleCode }) => roleCode)).toEqual(expect.arrayContaining(['guests']))
    expect(empty.length).toBeLessThan(3)
  })

  test('show a manager the people of their own department and below, and nothing of the roles', async () => {
    const { db } = server()
    const managers = await db
      .selectFrom('sysUser')
      .innerJoin('sysUserRole', 'sysUserRole.userId', 'sysUser.id')
      .innerJoin('sysRole', 'sysRole.id', 'sysUserRole.roleId')
      .select(['sysUser.id', 'sysUser.orgCode', 'sysUser.relTenantIds'])
      .where('roleCode', '=', 'managers')
      .where('sysUser.status', '=', 1)
      .where('sysUser.orgCode', 'is not', null)
      .execute()
    const [manager] = managers.filter(({ orgCode }) => (orgCode ?? '').length > 3)
    if (manager === undefined) throw new Error('No manager has a department.')
    const token = await createSession(db, { userId: manager.id, ip: null, userAgent: null })
    const [tenant] = (manager.relTenantIds ?? '').split(',')
    const headers = tenant ? { tenant_id: tenant } : {}
    const list = await server().call<{ records: { orgCode: string }[]; total: number }>('GET', '/sys/user/list', {
      token,
      headers,
      query: { pageSize: 100 },
    })
    expect(list.body.result.total).toBeGreaterThan(0)
    expect(list.body.result.total).toBeLessThan(100)
    for (const { orgCode } of list.body.result.records) expect(orgCode.startsWith(manager.orgCode ?? '-')).toBe(true)
    expect((await server().call('GET', '/sys/role/list', { token, headers })).body.code).toBe(510)
  })

  test('hold a log of the last thirty days and nothing of the future', async () => {
    const entries = await server().db.selectFrom('sysLog').select(['logType', 'createTime', 'userid']).execute()
    expect(entries.length).toBeGreaterThan(300)
    const [from, to] = [Date.now() - 31 * 86_400_000, Date.now()].map(formatWireTime)
    for (const { createTime } of entries)
      expect(createTime && from && to && createTime > from && createTime < to).toBe(true)
    expect(new Set(entries.map(({ logType }) => logType))).toEqual(new Set([1, 2]))
  })
})
