import { beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { announcementCodes, type Receipt, signInClient } from './announcements.ts'
import { addDepart } from './organisation.ts'

interface Page {
  readonly total: number
  readonly records: readonly (Receipt & {
    readonly userId: string
    readonly readTime: string | null
    readonly orgCodeTxt: string | null
  })[]
}

const receipts = '/sys/sysAnnouncementSend'

describeEachDatabase('receipts of announcements', {}, (server) => {
  beforeEach(async () => {
    await server().db.deleteFrom('sysAnnouncement').execute()
  })
  const editor = () => signInClient(server(), [...announcementCodes, 'announcement:receipts'])
  const person = () => signInClient(server())
  type Client = Awaited<ReturnType<typeof person>>

  const list = async ({ user: { token } }: Client, query: Readonly<Record<string, string>>) =>
    (await server().call<Page>('GET', `${receipts}/list`, { token, query })).body.result
  const write = (method: 'POST' | 'PUT' | 'DELETE', path: string, { user: { token } }: Client, values: object) =>
    server().call(method, `${receipts}/${path}`, {
      token,
      ...(method === 'DELETE' ? { query: values as Record<string, string> } : { body: values }),
    })

  test('say who got an announcement and who read it, with their departments, and how many they are', async () => {
    const [ada, bob, eve] = [await editor(), await person(), await person()]
    const depart = await addDepart(server(), bob.user.id)
    const userIds = `${bob.user.id},${eve.user.id}`
    const id = await ada.announce({ titile: 'For two', msgType: 'USER', userIds })
    await ada.announce({ titile: 'For one', msgType: 'USER', userIds: eve.user.id })
    await bob.markRead(id)
    const { total, records } = await list(ada, { anntId: id, column: 'username', order: 'asc' })
    expect(total).toBe(2)
    const byUser = new Map(records.map((record) => [record.userId, record]))
    expect(byUser.get(bob.user.id)).toMatchObject({
      titile: 'For two',
      username: bob.user.username,
      realname: bob.user.username,
      readFlag: '1',
      readTime: expect.stringMatching(/^\d{4}-/),
      orgCodeTxt: depart.departName,
    })
    expect(byUser.get(eve.user.id)).toMatchObject({ readFlag: '0', readTime: null, orgCodeTxt: null })
    expect(await list(ada, { anntId: id, readFlag: '0' })).toMatchObject({ total: 1, records: [{ readFlag: '0' }] })
    expect(await list(ada, { anntId: id, username: `*${bob.user.username}*` })).toMatchObject({ total: 1 })
    expect((await list(ada, { anntId: "x' or '1'='1" })).total).toBe(0)
    expect((await ada.find(id)).body.result).toMatchObject({ receiverTotal: 2, readTotal: 1 })
    const draft = (await ada.add()).body.result
    expect((await ada.find(draft.id)).body.result).toMatchObject({ receiverTotal: null, readTotal: null })
  })

  test('tell a receiver nothing of the others', async () => {
    const [ada, bob, eve] = [await editor(), await person(), await person()]
    const id = await ada.announce({ msgType: 'USER', userIds: `${bob.user.id},${eve.user.id}` })
    for (const { body } of [await bob.find(id), await bob.show(id)]) {
      expect(body.result).toMatchObject({ id, userIds: null })
      expect(body.result).not.toHaveProperty('receiverTotal')
      expect(body.result).not.toHaveProperty('readTotal')
    }
    expect((await server().call('GET', `${receipts}/list`, { token: bob.user.token })).body.code).toBe(510)
  })

  test('are given to more people while the announcement is released, once each', async () => {
    const [ada, bob, eve, gone] = [await editor(), await person(), await person(), await person()]
    await server().db.updateTable('sysUser').set({ status: 2 }).where('id', '=', gone.user.id).execute()
    const id = await ada.announce({ titile: 'Late', msgType: 'USER', userIds: bob.user.id })
    await bob.markRead(id)
    const userId = [bob.user.id, eve.user.id, gone.user.id, 'nobody'].join(',')
    expect((await write('POST', 'add', ada, { anntId: id, userId })).body).toMatchObject({
      success: true,
      message: '添加成功！',
    })
    expect(await eve.titles()).toEqual(['Late'])
    expect(await bob.titles()).toEqual([])
    expect((await list(ada, { anntId: id })).total).toBe(2)
    expect((await ada.find(id)).body.result.userIds).toBe(`${bob.user.id},${eve.user.id},`)
    // Released anew, it reaches those who came later too.
    await ada.revoke(id)
    await ada.release(id)
    expect([...(await bob.titles()), ...(await eve.titles())]).toEqual(['Late', 'Late'])
  })

  test('are not given of drafts, of what is for everybody, or to nobody', async () => {
    const [ada, bob] = [await editor(), await person()]
    const draft = (await ada.add({ msgType: 'USER', userIds: bob.user.id })).body.result.id
    const forAll = await ada.announce()
    const forBob = await ada.announce({ msgType: 'USER', userIds: bob.user.id })
    const cases = [
      [draft, bob.user.id, '公告尚未发布，不能添加接收人'],
      [forAll, bob.user.id, '公告面向全体用户，接收人不能单独增减'],
      [forBob, 'nobody', '请选择接收人'],
      ['unknown', bob.user.id, '未找到对应实体'],
    ] as const
    for (const [anntId, userId, message] of cases)
      expect((await write('POST', 'add', ada, { anntId, userId })).body).toMatchObject({ success: false, message })
  })

  test('are marked as unread, which the person sees, and as read', async () => {
    const [ada, bob] = [await editor(), await person()]
    const anntId = await ada.announce({ titile: 'Again', msgType: 'USER', userIds: bob.user.id })
    await bob.markRead(anntId)
    const [receipt] = (await list(ada, { anntId })).records
    await write('PUT', 'edit', ada, { id: receipt?.id, readFlag: '0' })
    expect(await bob.titles()).toEqual(['Again'])
    expect((await list(ada, { anntId })).records).toMatchObject([{ readFlag: '0', readTime: null }])
    await write('POST', 'edit', ada, { id: receipt?.id, readFlag: '1', userId: ada.user.id })
    expect((await list(ada, { anntId })).records).toMatchObject([{ readFlag: '1', userId: bob.user.id }])
    for (const values of [{ id: 'unknown', readFlag: '1' }, { id: receipt?.id, readFlag: '2' }, { readFlag: '1' }])
      expect((await write('PUT', 'edit', ada, values)).body.success).toBe(false)
  })

  test('are taken away from chosen people, and from nobody of everybody', async () => {
    const [ada, bob, eve] = [await editor(), await person(), await person()]
    const anntId = await ada.announce({ titile: 'Gone', msgType: 'USER', userIds: `${bob.user.id},${eve.user.id}` })
    const { records } = await list(ada, { anntId })
    const idOf = (client: Client) => records.find(({ userId }) => userId === client.user.id)?.id ?? ''
    expect((await write('DELETE', 'delete', ada, { id: idOf(bob) })).body.success).toBe(true)
    expect(await bob.titles()).toEqual([])
    expect((await bob.show(anntId)).body.success).toBe(false)
    expect(await eve.titles()).toEqual(['Gone'])
    expect((await ada.find(anntId)).body.result.userIds).toBe(`${eve.user.id},`)

    const forAll = await ada.announce({ titile: 'All' })
    await bob.titles()
    const [taken] = (await list(ada, { anntId: forAll })).records
    const both = { ids: `${taken?.id},${idOf(eve)}` }
    expect((await write('DELETE', 'deleteBatch', ada, both)).body).toMatchObject({
      success: false,
      message: '公告面向全体用户，接收人不能单独增减',
    })
    expect((await list(ada, { anntId })).total).toBe(1)
    expect((await write('DELETE', 'deleteBatch', ada, { ids: idOf(eve) })).body.success).toBe(true)
    expect((await write('DELETE', 'deleteBatch', ada, { ids: idOf(eve) })).body.success).toBe(false)
  })
})
