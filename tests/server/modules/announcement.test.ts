import { beforeEach, describe, expect, test } from 'vitest'
import { formatWireTime } from '../../../server/db/time.ts'
import { addDictionary } from '../dictionaries.ts'
import { describeEachDatabase } from '../harness.ts'
import { readVersions } from '../versions.ts'
import { announcementCodes, signInClient } from './announcements.ts'

const fromNow = (minutes: number) => formatWireTime(Date.now() + minutes * 60_000)

describeEachDatabase('announcements', {}, (server) => {
  beforeEach(async () => {
    await server().db.deleteFrom('sysAnnouncement').execute()
  })
  const editor = () => signInClient(server(), announcementCodes)
  const person = () => signInClient(server())

  test('begin as drafts that nobody sees', async () => {
    const [ada, bob] = [await editor(), await person()]
    const { body } = await ada.add({ titile: 'Draft' })
    expect(body).toMatchObject({ success: true, message: '添加成功！', result: { titile: 'Draft', sendStatus: '0' } })
    expect(await bob.unread()).toEqual({ anntMsgList: [], anntMsgTotal: 0, sysMsgList: [], sysMsgTotal: 0 })
    expect((await bob.mine()).total).toBe(0)
  })

  test('reach everybody once they are released, by kind and the newest first', async () => {
    const [ada, bob] = [await editor(), await person()]
    const first = await ada.announce({ titile: 'First' })
    await server()
      .db.updateTable('sysAnnouncement')
      .set({ sendTime: fromNow(-5) })
      .where('id', '=', first)
      .execute()
    await ada.announce({ titile: 'Second', priority: 'H' })
    await ada.announce({ titile: 'System', msgCategory: '2' })
    const unread = await bob.unread()
    expect(unread).toMatchObject({ anntMsgTotal: 2, sysMsgTotal: 1, sysMsgList: [{ titile: 'System' }] })
    expect(unread.anntMsgList).toMatchObject([
      { titile: 'Second', priority: 'H', sender: ada.user.username, msgContent: '<p>Text</p>', readFlag: '0' },
      { titile: 'First', priority: 'L' },
    ])
    expect(await bob.unread(1)).toMatchObject({ anntMsgTotal: 2, anntMsgList: [{ titile: 'Second' }] })
  })

  test('for chosen people reach those and nobody else', async () => {
    const [ada, bob, eve] = [await editor(), await person(), await person()]
    const id = await ada.announce({ titile: 'For Bob', msgType: 'USER', userIds: bob.user.id })
    expect((await ada.find(id)).body.result.userIds).toBe(`${bob.user.id},`)
    expect(await bob.titles()).toEqual(['For Bob'])
    expect(await eve.titles()).toEqual([])
    expect((await bob.show(id)).body.result).toMatchObject({ titile: 'For Bob', userIds: null })
    expect((await bob.find(id)).body.result).toMatchObject({ titile: 'For Bob', userIds: null })
    for (const answer of [await eve.show(id), await eve.find(id), await eve.markRead(id)])
      expect(answer.body).toMatchObject({ success: false, message: '未找到对应实体' })
  })

  test('show from their start to their end, and stay among my announcements after it', async () => {
    const [ada, bob] = [await editor(), await person()]
    await ada.announce({ titile: 'Open', startTime: fromNow(-60), endTime: fromNow(60) })
    const early = await ada.announce({ titile: 'Early', startTime: fromNow(60) })
    const own = await ada.announce({ titile: 'Own', startTime: fromNow(60), msgType: 'USER', userIds: bob.user.id })
    await ada.announce({ titile: 'Over', startTime: fromNow(-60), endTime: fromNow(-30) })
    const ending = await ada.announce({ titile: 'Ending', endTime: fromNow(60) })
    expect((await bob.titles()).toSorted()).toEqual(['Ending', 'Open'])
    await server()
      .db.updateTable('sysAnnouncement')
      .set({ endTime: fromNow(-1) })
      .where('id', '=', ending)
      .execute()
    expect(await bob.titles()).toEqual(['Open'])
    expect((await bob.mine()).records.map(({ titile }) => titile).toSorted()).toEqual(['Ending', 'Open'])
    for (const id of [early, own]) {
      expect((await bob.show(id)).body.success).toBe(false)
      expect((await bob.markRead(id)).body.success).toBe(false)
    }
  })

  test.each(['PUT', 'POST'] as const)('are marked as read by %s for oneself only', async (method) => {
    const [ada, bob, eve] = [await editor(), await person(), await person()]
    const id = await ada.announce()
    expect((await bob.markRead(id, method)).body).toMatchObject({ success: true, code: 200 })
    expect(await bob.titles()).toEqual([])
    expect(await eve.titles()).toEqual(['Title'])
    expect((await bob.mine()).records).toMatchObject([{ anntId: id, userId: bob.user.id, readFlag: '1' }])
    const readTime = async () => (await bob.mine()).records[0]?.readTime
    await server()
      .db.updateTable('sysAnnouncementSend')
      .set({ readTime: fromNow(-5) })
      .where('anntId', '=', id)
      .execute()
    const first = await readTime()
    await bob.markRead(id)
    expect(await readTime()).toBe(first)
  })

  test('are all marked as read at once', async () => {
    const [ada, bob, eve] = [await editor(), await person(), await person()]
    await ada.announce()
    await ada.announce({ msgCategory: '2' })
    expect((await bob.markAllRead()).body.success).toBe(true)
    expect(await bob.unread()).toMatchObject({ anntMsgTotal: 0, sysMsgTotal: 0 })
    expect((await bob.mine()).records).toMatchObject([{ readFlag: '1' }, { readFlag: '1' }])
    expect(await eve.unread()).toMatchObject({ anntMsgTotal: 1, sysMsgTotal: 1 })
  })

  test('are listed for a person by title, kind, priority and whether they are read, with their texts', async () => {
    const [ada, bob] = [await editor(), await person()]
    await addDictionary(server(), 'priority', { H: '高', L: '低' })
    await addDictionary(server(), 'msg_category', { 1: '通知公告', 2: '系统消息' })
    const urgent = await ada.announce({ titile: 'The roof is open', priority: 'H' })
    await ada.announce({ titile: 'Lunch', msgCategory: '2' })
    await bob.markRead(urgent)
    const titles = async (query: Readonly<Record<string, string>>) =>
      (await bob.mine(query)).records.map(({ titile }) => titile)
    expect(await titles({ titile: 'roof' })).toEqual(['The roof is open'])
    expect(await titles({ msgCategory: '2' })).toEqual(['Lunch'])
    expect(await titles({ priority: 'H' })).toEqual(['The roof is open'])
    expect(await titles({ readFlag: '0' })).toEqual(['Lunch'])
    expect(await titles({ column: 'titile', order: 'asc' })).toEqual(['Lunch', 'The roof is open'])
    expect((await bob.mine({ readFlag: '1' })).records).toMatchObject([
      { priority_dictText: '高', msgCategory_dictText: '通知公告', sender_dictText: ada.user.username },
    ])
    expect(await bob.mine({ pageSize: '1', pageNo: '2' })).toMatchObject({ total: 2, records: [{}] })
  })

  test.each(['GET', 'POST', 'PUT'] as const)('are released and revoked by %s', async (method) => {
    const [ada, bob] = [await editor(), await person()]
    const { id } = (await ada.add()).body.result
    expect((await ada.release(id, method)).body.success).toBe(true)
    expect((await ada.find(id)).body.result).toMatchObject({ sendStatus: '1', sender: ada.user.username })
    expect(await bob.titles()).toEqual(['Title'])
    expect((await ada.revoke(id, method)).body.success).toBe(true)
    expect((await ada.find(id)).body.result).toMatchObject({ sendStatus: '2', cancelTime: expect.any(String) })
    expect(await bob.titles()).toEqual([])
    expect((await bob.mine()).total).toBe(0)
    expect((await bob.show(id)).body.success).toBe(false)
  })

  test('are unread again once they were revoked and released anew', async () => {
    const [ada, bob] = [await editor(), await person()]
    const id = await ada.announce()
    await bob.markRead(id)
    await ada.revoke(id)
    expect((await ada.edit({ id, titile: 'Mended' })).body.success).toBe(true)
    await ada.release(id)
    expect(await bob.titles()).toEqual(['Mended'])
  })

  test('leave a version when they are released and when they are revoked', async () => {
    const ada = await editor()
    const id = await ada.announce()
    await ada.revoke(id)
    const versions = await readVersions(server(), 'sys_announcement', id)
    expect(versions.map(({ type }) => type)).toEqual(['add', 'edit', 'edit'])
    expect(versions.map(({ createBy }) => createBy)).toEqual(Array(3).fill(ada.user.username))
  })

  test('are neither changed nor deleted nor released again while they are released', async () => {
    const [ada, bob] = [await editor(), await person()]
    const id = await ada.announce()
    const released = { success: false, message: '公告已发布，请先撤销再操作' }
    expect((await ada.edit({ id, titile: 'Other' })).body).toMatchObject(released)
    expect((await ada.remove(id)).body).toMatchObject(released)
    expect((await ada.release(id)).body).toMatchObject({ success: false, message: '公告已经发布' })
    expect(await bob.titles()).toEqual(['Title'])
    await ada.revoke(id)
    expect((await ada.revoke(id)).body).toMatchObject({ success: false, message: '公告尚未发布，不能撤销' })
    expect((await ada.remove(id)).body.success).toBe(true)
    expect(await server().db.selectFrom('sysAnnouncementSend').selectAll().execute()).toEqual([])
  })

  test('take from a request neither their status nor their sender nor their time', async () => {
    const ada = await editor()
    const { id } = (await ada.add({ sendStatus: '1', sender: 'somebody', sendTime: fromNow(0) })).body.result
    await ada.edit({ id, sendStatus: '1', sender: 'somebody' })
    expect((await ada.find(id)).body.result).toMatchObject({ sendStatus: '0', sender: null, sendTime: null })
  })

  test('keep what was written as it was written', async () => {
    const ada = await editor()
    const msgContent = '<p onclick="x()">Text</p><script>alert(1)</script>{{1+1}}'
    const { id } = (await ada.add({ msgContent })).body.result
    expect((await ada.find(id)).body.result.msgContent).toBe(msgContent)
  })

  test('reach people who are there, and wait for one when all are gone', async () => {
    const [ada, bob] = [await editor(), await person()]
    const { id } = (await ada.add({ msgType: 'USER', userIds: `${bob.user.id},nobody` })).body.result
    await server().db.updateTable('sysUser').set({ status: 2 }).where('id', '=', bob.user.id).execute()
    expect((await ada.release(id)).body).toMatchObject({ success: false, message: '请选择接收人' })
    await server().db.updateTable('sysUser').set({ status: 1 }).where('id', '=', bob.user.id).execute()
    expect((await ada.release(id)).body.success).toBe(true)
    const receipts = await server().db.selectFrom('sysAnnouncementSend').select('userId').execute()
    expect(receipts).toEqual([{ userId: bob.user.id }])
  })

  test('give one receipt to who asks several times at once', async () => {
    const [ada, bob] = [await editor(), await person()]
    await ada.announce()
    const answers = await Promise.all([bob.titles(), bob.titles(), bob.titles()])
    expect(answers).toEqual([['Title'], ['Title'], ['Title']])
    expect((await bob.mine()).total).toBe(1)
  })

  describe('are refused', () => {
    test.each([
      ['without a title', { titile: ' ' }],
      ['with too long a title', { titile: 'x'.repeat(101) }],
      ['with too long a content', { msgContent: 'x'.repeat(200_001) }],
      ['with another priority', { priority: '<img src=x onerror=alert(1)>' }],
      ['with another kind', { msgCategory: '3' }],
      ['with other receivers', { msgType: 'ROLE' }],
      ['for chosen people without any', { msgType: 'USER', userIds: ' , ' }],
      ['with an end before the start', { startTime: fromNow(10), endTime: fromNow(5) }],
      ['with an address that would run', { openType: 'url', openPage: 'javascript:alert(1)' }],
      ['with an address of another site without its scheme', { openType: 'url', openPage: '//example.org' }],
      ['with another way to open', { openType: 'script' }],
      ['with a text that no database keeps', { titile: 'a\0b' }],
    ])('%s', async (_name, values) => {
      const ada = await editor()
      expect((await ada.add(values)).body.success).toBe(false)
      expect(await server().db.selectFrom('sysAnnouncement').select('id').execute()).toEqual([])
      expect(server().bugs).toEqual([])
    })
  })

  test.each(['/isystem/user?x=1', 'https://example.org/a?b=c#d', 'system.user', 'system/UserList'])(
    'open %s',
    async (openPage) => {
      const ada = await editor()
      expect((await ada.add({ openType: 'url', openPage })).body.result).toMatchObject({ openPage })
    },
  )

  test('go with the person who got them', async () => {
    const [ada, bob] = [await editor(), await person()]
    await ada.announce()
    await bob.titles()
    await server().db.deleteFrom('sysUserRole').where('userId', '=', bob.user.id).execute()
    await server().db.deleteFrom('sysUser').where('id', '=', bob.user.id).execute()
    expect(await server().db.selectFrom('sysAnnouncementSend').selectAll().execute()).toEqual([])
  })
})
