import { beforeEach, expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { type AnnouncementClient, announcementCodes, signInClient } from './announcements.ts'
import { addTenant } from './organisation.ts'

describeEachDatabase('announcements of tenants', {}, (server) => {
  let tenant: number
  let other: number
  beforeEach(async () => {
    await server().db.deleteFrom('sysAnnouncement').execute()
    tenant = await addTenant(server())
    other = await addTenant(server())
  })

  /** Somebody of some tenants, at work in the first of them. */
  async function signIn(tenants: readonly number[], codes: readonly string[] = []): Promise<AnnouncementClient> {
    const client = await signInClient(server(), codes)
    await server()
      .db.updateTable('sysUser')
      .set({ relTenantIds: tenants.join(',') || null, email: `${client.user.id}@example.com` })
      .where('id', '=', client.user.id)
      .execute()
    const [first] = tenants
    return first === undefined ? client : client.within(first)
  }

  const editor = () => signIn([tenant], [...announcementCodes, 'announcement:receipts'])

  test('reach the people of their tenant alone, while they work there', async () => {
    const [ada, bob, eve, joe] = [
      await editor(),
      await signIn([tenant, other]),
      await signIn([other]),
      await signIn([]),
    ]
    const id = await ada.announce({ titile: 'For us' })
    expect(await bob.titles()).toEqual(['For us'])
    expect((await bob.show(id)).body.result).toMatchObject({ titile: 'For us' })
    expect((await bob.find(id)).body.success).toBe(true)
    for (const stranger of [eve, joe, bob.within(other)]) {
      expect(await stranger.titles()).toEqual([])
      expect((await stranger.mine()).total).toBe(0)
      for (const answer of [await stranger.show(id), await stranger.find(id), await stranger.markRead(id)])
        expect(answer.body).toMatchObject({ success: false, message: '未找到对应实体' })
      await stranger.markAllRead()
    }
    expect(await bob.titles()).toEqual(['For us'])
    expect((await bob.markRead(id)).body.success).toBe(true)
    expect((await bob.mine()).records).toMatchObject([{ titile: 'For us', readFlag: '1' }])
    expect((await ada.find(id)).body.result).toMatchObject({ receiverTotal: 1 })
  })

  test('of no tenant reach everybody, and are looked after by nobody in a tenant', async () => {
    const root = await signIn([], announcementCodes)
    const [ada, eve, joe] = [await editor(), await signIn([other]), await signIn([])]
    const id = await root.announce({ titile: 'For all' })
    for (const person of [ada, eve, joe]) {
      expect(await person.titles()).toEqual(['For all'])
      expect((await person.show(id)).body.result).toMatchObject({ titile: 'For all' })
      expect((await person.find(id)).body.result).toMatchObject({ titile: 'For all' })
      expect((await person.synchronise(id)).body.success).toBe(true)
      expect((await person.markRead(id)).body.success).toBe(true)
    }
    expect((await ada.revoke(id)).body).toMatchObject({ success: false, message: '未找到对应实体' })
    expect((await eve.mine()).records).toMatchObject([{ titile: 'For all', readFlag: '1' }])
  })

  test('name nobody of another tenant, neither as drafts nor later', async () => {
    const [ada, bob, eve] = [await editor(), await signIn([tenant]), await signIn([other])]
    const both = `${bob.user.id},${eve.user.id}`
    expect((await ada.add({ msgType: 'USER', userIds: both })).body.success).toBe(false)
    const { id } = (await ada.add({ titile: 'Chosen', msgType: 'USER', userIds: bob.user.id })).body.result
    expect((await ada.edit({ id, userIds: both })).body.success).toBe(false)
    await server()
      .db.updateTable('sysAnnouncement')
      .set({ userIds: `${both},` })
      .where('id', '=', id)
      .execute()
    await ada.release(id)
    expect(await bob.titles()).toEqual(['Chosen'])
    expect(await eve.titles()).toEqual([])
    const receipts = await server().db.selectFrom('sysAnnouncementSend').select('userId').execute()
    expect(receipts).toEqual([{ userId: bob.user.id }])
  })

  test('that are urgent go by mail to the people of the tenant', async () => {
    const [ada, bob, eve, joe] = [await editor(), await signIn([tenant]), await signIn([other]), await signIn([])]
    for (const person of [bob, eve, joe]) await person.prefer({ mail: true })
    await ada.announce({ titile: 'Urgent', priority: 'H' })
    await expect.poll(() => server().sent.length).toBe(1)
    expect(server().sent).toMatchObject([{ to: `${bob.user.id}@example.com`, subject: 'Urgent' }])
  })

  test('and messages by templates are sent to nobody of another tenant', async () => {
    // Templates are the installation's, which the people of a tenant use.
    const author = await signIn([], ['messageTemplate:add'])
    const codes = ['messageTemplate:send', 'message:list']
    const [ada, bob, eve] = [await signIn([tenant], codes), await signIn([tenant]), await signIn([other])]
    const headers = { tenant_id: String(tenant) }
    const send = (path: string, body: object, { token } = ada.user) =>
      server().call('POST', `/sys/message/sysMessageTemplate/${path}`, {
        token,
        ...(token === ada.user.token ? { headers } : {}),
        body,
      })
    const templateCode = `hello-${ada.user.id}`
    await send(
      'add',
      { templateCode, templateName: 'Hello', templateType: '4', templateContent: 'Hello!' },
      author.user,
    )
    const answer = await send('sendMsg', { templateCode, receiver: `${bob.user.username},${eve.user.username}` })
    expect(answer.body.result).toMatchObject({ sent: 1, failed: 1 })
    expect((await bob.unread()).sysMsgTotal).toBe(1)
    expect((await eve.unread()).sysMsgTotal).toBe(0)
  })
})
