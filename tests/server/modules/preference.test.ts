import { beforeEach, expect, test } from 'vitest'
import type { SignedInCall } from '../../../server/http/call.ts'
import { mailUrgent } from '../../../server/modules/announcement/mailUrgent.ts'
import type { Message } from '../../../server/senders/sender.ts'
import { describeEachDatabase } from '../harness.ts'
import { announcementCodes, signInClient } from './announcements.ts'

describeEachDatabase('what people prefer to be told', {}, (server) => {
  beforeEach(async () => {
    await server().db.deleteFrom('sysAnnouncement').execute()
  })
  const person = () => signInClient(server())

  test('is notices and system messages in the app and no mail, until they choose', async () => {
    const bob = await person()
    expect(await bob.preferences()).toEqual({ notice: true, system: true, mail: false })
    expect((await bob.prefer({ mail: true })).body).toMatchObject({ success: true, result: { mail: true } })
    await bob.prefer({ notice: false })
    await bob.prefer({ notice: false, system: true })
    expect(await bob.preferences()).toEqual({ notice: false, system: true, mail: true })
    expect(await (await person()).preferences()).toEqual({ notice: true, system: true, mail: false })
  })

  test.each([
    ['another name', { sound: true }],
    ['a word for a switch', { mail: 'often' }],
  ])('is refused with %s', async (_name, choices) => {
    const bob = await person()
    expect((await bob.prefer(choices)).body.success).toBe(false)
    expect(await bob.preferences()).toEqual({ notice: true, system: true, mail: false })
  })

  test('leaves a kind out of the header and keeps it among my announcements', async () => {
    const [ada, bob] = [await signInClient(server(), announcementCodes), await person()]
    await ada.announce({ titile: 'Notice' })
    await ada.announce({ titile: 'System', msgCategory: '2' })
    await bob.prefer({ notice: false })
    expect(await bob.unread()).toMatchObject({ anntMsgList: [], anntMsgTotal: 0, sysMsgTotal: 1 })
    await bob.prefer({ notice: true, system: false })
    expect(await bob.unread()).toMatchObject({ anntMsgTotal: 1, sysMsgList: [], sysMsgTotal: 0 })
    expect((await bob.mine()).total).toBe(2)
  })

  test('sends urgent announcements by mail to those receivers who want that', async () => {
    const [bob, cid, dan, eve] = [await person(), await person(), await person(), await person()]
    for (const { user } of [bob, cid, dan])
      await server()
        .db.updateTable('sysUser')
        .set({ email: `${user.username}@example.org` })
        .where('id', '=', user.id)
        .execute()
    for (const each of [bob, dan, eve]) await each.prefer({ mail: true })
    const sent: Message[] = []
    const send = async (mail: Message) => {
      sent.push(mail)
      if (mail.to.startsWith(bob.user.username)) throw new Error('No such mailbox.')
    }
    const call = { db: server().db, services: { sender: { send } } } as unknown as SignedInCall
    const urgent = { titile: 'Fire', priority: 'H', msgType: 'ALL', msgContent: '<h1>Leave</h1><p>by A &amp; B</p>' }
    const mailTo = ({ username }: { readonly username: string }) => ({
      channel: 'mail',
      to: `${username}@example.org`,
      subject: 'Fire',
      text: 'Leave\nby A & B',
    })
    await mailUrgent(call, urgent, [])
    expect(sent.toSorted((left, right) => (left.to < right.to ? -1 : 1))).toEqual(
      [bob.user, dan.user].map(mailTo).toSorted((left, right) => (left.to < right.to ? -1 : 1)),
    )
    sent.length = 0
    await mailUrgent(call, { ...urgent, msgType: 'USER' }, [cid.user.id, dan.user.id])
    expect(sent).toEqual([mailTo(dan.user)])
    sent.length = 0
    await mailUrgent(call, { ...urgent, priority: 'M' }, [])
    expect(sent).toEqual([])
  })
})
