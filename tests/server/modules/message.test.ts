import { expect, test } from 'vitest'
import { renderTemplate } from '../../../server/modules/message/render.ts'
import { describeEachDatabase, type TestServer } from '../harness.ts'

interface SendResult {
  readonly ids: readonly string[]
  readonly sent: number
  readonly failed: number
  readonly missing: readonly string[]
  readonly text: string
}

const sending = {
  isFailing: false,
  last: Promise.resolve(),
  to: [] as string[],
}

/** A gateway that takes its time, and refuses when the test says so. */
const sender = {
  send: async ({ to }: { readonly to: string }) => {
    sending.to.push(to)
    await sending.last
    if (sending.isFailing) throw new Error('smtp://user:gateway-secret@mail refused')
  },
}

let count = 0

const addTemplate = async (server: TestServer, token: string, values: object): Promise<string> => {
  count += 1
  const templateCode = `t${count}`
  const body = { templateName: 'Order', templateCode, templateType: '1', templateContent: 'Hello', ...values }
  const answer = await server.call('POST', '/sys/message/sysMessageTemplate/add', { token, body })
  expect(answer.body.success, answer.body.message).toBe(true)
  return templateCode
}

const sendMessage = (server: TestServer, token: string, body: object) =>
  server.call<SendResult>('POST', '/sys/message/sysMessageTemplate/sendMsg', { token, body })

const readMessage = (server: TestServer, id = '') =>
  server.db.selectFrom('sysMessage').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const addMessage = async (server: TestServer, token: string, values: object = {}): Promise<string> => {
  const body = { esTitle: 'Hi', esType: '1', esReceiver: '13800000000', esContent: 'Hello', ...values }
  const answer = await server.call<{ readonly id: string }>('POST', '/sys/message/sysMessage/add', { token, body })
  expect(answer.body.success, answer.body.message).toBe(true)
  return answer.body.result.id
}

const send = (server: TestServer, token: string, id: string) =>
  server.call('POST', '/sys/message/sysMessage/send', { token, body: { id } })

test.each([
  [`Dear \${name}, \${count} left`, { name: 'Anna', count: 3 }, 'Dear Anna, 3 left', []],
  [`\${a}\${b}`, { a: `\${b}`, b: 'x' }, `\${b}x`, []],
  [`\${missing} and \${toString}`, {}, `\${missing} and \${toString}`, ['missing', 'toString']],
  [
    `\${7*7} <#assign x=1>\${x.y} #{T(java.lang.Runtime)}`,
    { x: 1 },
    `\${7*7} <#assign x=1>\${x.y} #{T(java.lang.Runtime)}`,
    [],
  ],
  [`$& $' \${name}`, { name: '$&' }, "$& $' $&", []],
  [`\${object}`, { object: {} }, `\${object}`, ['object']],
])('the template %j is filled by names alone', (template, data, text, missing) => {
  expect(renderTemplate(template, data, '1')).toEqual({ text, missing })
})

test.each([
  ['2', `<p>Dear \${name}</p>`, '<p>Dear &lt;b&gt;&quot;A&quot;&lt;/b&gt;</p>'],
  ['4', `a < b\n\${name}`, 'a &lt; b<br>&lt;b&gt;&quot;A&quot;&lt;/b&gt;'],
  ['4', '<p>a < b <#assign x></p>', '<p>a &lt; b &lt;#assign x></p>'],
  ['1', `a < b \${name}`, 'a < b <b>"A"</b>'],
])('a message of the kind %s escapes the values of %j as it must', (type, template, text) => {
  expect(renderTemplate(template, { name: '<b>"A"</b>' }, type).text).toBe(text)
})

describeEachDatabase('messages', { sender }, (server) => {
  test('go out by a template, and the row tells that they did', async () => {
    const { token, username } = await server().signIn({ isAdmin: true })
    const templateCode = await addTemplate(server(), token, {
      templateType: '2',
      templateContent: `<p>Dear \${name},</p><p>\${7*7} costs \${price}</p>`,
    })
    const { body } = await sendMessage(server(), token, {
      templateCode,
      testData: '{"name":"<Anna>"}',
      receiver: 'anna@example.org',
      msgType: '2',
    })
    expect(body).toMatchObject({ success: true, result: { sent: 1, failed: 0, missing: ['price'] } })
    expect(body.message).toContain('price')
    expect(server().sent.at(-1)).toEqual({
      channel: 'mail',
      to: 'anna@example.org',
      subject: 'Order',
      text: `Dear <Anna>,\n\${7*7} costs \${price}`,
    })
    expect(await readMessage(server(), body.result.ids[0])).toMatchObject({
      ...{ esType: '2', esReceiver: 'anna@example.org', esSendStatus: '1', esSendNum: 1, createBy: username },
      esContent: `<p>Dear &lt;Anna&gt;,</p><p>\${7*7} costs \${price}</p>`,
      sendingSince: null,
    })
  })

  test('of the system become announcements for their receivers alone', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const anna = await server().signIn()
    const bert = await server().signIn()
    const templateCode = await addTemplate(server(), token, { templateType: '4', templateContent: `<b>\${what}</b>` })
    const { body } = await sendMessage(server(), token, {
      templateCode,
      testData: { what: '<script>' },
      receiver: anna.username,
    })
    expect(body.success, body.message).toBe(true)
    const unread = async ({ token: own }: { readonly token: string }) =>
      (
        await server().call<{ readonly sysMsgList: readonly unknown[] }>('GET', '/sys/annountCement/listByUser', {
          token: own,
        })
      ).body.result.sysMsgList
    expect(await unread(anna)).toMatchObject([
      { titile: 'Order', msgContent: '<b>&lt;script&gt;</b>', msgCategory: '2' },
    ])
    expect(await unread(bert)).toEqual([])
  })

  test.each([
    ['138 0013 8000', '13800138000'],
    ['+86 138-0013-8000', '13800138000'],
    ['0044 20 7946 0018', '+442079460018'],
  ])('to the phone %s go out to %s', async (receiver, to) => {
    const { token } = await server().signIn({ isAdmin: true })
    const templateCode = await addTemplate(server(), token, {})
    expect((await sendMessage(server(), token, { templateCode, receiver, msgType: '1' })).body.success).toBe(true)
    expect(sending.to.at(-1)).toBe(to)
  })

  test('that cannot go out say why in their row', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const templateCode = await addTemplate(server(), token, {})
    const cases = [
      ['1', 'not a phone', '接收人不是手机号'],
      ['1', '12345', '接收人不是手机号'],
      ['2', 'a@b@c <x>', '接收人不是邮箱地址'],
      ['3', 'somebody', '本服务器没有配置微信网关'],
      ['4', 'nobody-of-ours', '接收人不是可用的用户'],
    ] as const
    for (const [msgType, receiver, reason] of cases) {
      const { body } = await sendMessage(server(), token, { templateCode, receiver, msgType })
      expect(body).toMatchObject({ success: false, message: `消息发送失败：${reason}`, result: { sent: 0, failed: 1 } })
      expect(await readMessage(server(), body.result.ids[0])).toMatchObject({ esSendStatus: '2', esResult: reason })
    }
    const none = await sendMessage(server(), token, { templateCode: 'no-such', receiver: '13800000000' })
    expect(none.body).toMatchObject({ success: false, message: '消息模板不存在' })
    const wrong = await sendMessage(server(), token, { templateCode, receiver: '13800000000', testData: '[1]' })
    expect(wrong.body).toMatchObject({ success: false, message: '测试数据须为 JSON 对象' })
  })

  test('fail by their gateway without repeating its settings, and are given up in the end', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const id = await addMessage(server(), token)
    sending.isFailing = true
    for (const status of ['2', '2', '2', '2', '-1']) {
      const { body, text } = await send(server(), token, id)
      expect(body.success).toBe(false)
      expect(text).not.toContain('gateway-secret')
      expect(await readMessage(server(), id)).toMatchObject({ esSendStatus: status, esResult: '网关没有接受该消息' })
    }
    sending.isFailing = false
    expect((await send(server(), token, id)).body.success).toBe(true)
    expect(await readMessage(server(), id)).toMatchObject({ esSendStatus: '1', esSendNum: 6 })
  })

  test('go out once, however many ask at the same time', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const id = await addMessage(server(), token)
    const before = server().sent.length
    let release = () => {}
    sending.last = new Promise((done) => {
      release = done
    })
    const requested = [1, 2, 3, 4].map(() => send(server(), token, id))
    const refused = await Promise.race(requested)
    expect(refused.body).toMatchObject({ success: false, message: '消息正在发送中，请稍候' })
    release()
    const answers = await Promise.all(requested)
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(server().sent).toHaveLength(before + 1)
    const again = await send(server(), token, id)
    expect(again.body).toMatchObject({ success: false, message: '消息已发送，不能再修改或发送' })
    expect(server().sent).toHaveLength(before + 1)
  })

  test('stay as they went out', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const id = await addMessage(server(), token)
    const edit = (values: object) =>
      server().call('PUT', '/sys/message/sysMessage/edit', { token, body: { id, ...values } })
    expect((await edit({ esContent: 'Better' })).body.success).toBe(true)
    expect((await edit({ esSendStatus: '1', esSendNum: 9 })).body.success).toBe(true)
    expect(await readMessage(server(), id)).toMatchObject({ esContent: 'Better', esSendStatus: '0', esSendNum: 0 })
    await send(server(), token, id)
    expect((await edit({ esContent: 'Other' })).body.success).toBe(false)
    expect(await readMessage(server(), id)).toMatchObject({ esContent: 'Better', esSendStatus: '1' })
  })

  test('are given up by hand', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const id = await addMessage(server(), token)
    const giveUp = () => server().call('POST', '/sys/message/sysMessage/giveUp', { token, body: { id } })
    expect((await giveUp()).body.success).toBe(true)
    expect(await readMessage(server(), id)).toMatchObject({ esSendStatus: '-1', sendingSince: null })
  })

  test('have templates with data that can be read', async () => {
    const { token } = await server().signIn({ isAdmin: true })
    const body = {
      templateName: 'N',
      templateCode: 'bad',
      templateType: '1',
      templateContent: 'x',
      templateTestJson: '{',
    }
    const wrong = await server().call('POST', '/sys/message/sysMessageTemplate/add', { token, body })
    expect(wrong.body).toMatchObject({ success: false, message: '测试数据须为 JSON 对象' })
    const templateCode = await addTemplate(server(), token, { templateContent: `\${a}`, templateTestJson: '{"a":1}' })
    const preview = await server().call('POST', '/sys/message/sysMessageTemplate/preview', {
      token,
      body: { templateCode, testData: { a: '<i>' }, msgType: '4' },
    })
    expect(preview.body.result).toMatchObject({ text: '&lt;i&gt;', title: 'Order', missing: [] })
  })
})
