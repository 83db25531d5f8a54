import { Type } from 'typebox'
import { createFailure } from '../../../runtime/language/index.ts'
import { code, defineModule, logOperation, ok, route, texts } from '../../http/index.ts'
import { sendingMessages } from './messages.ts'
import { messages } from './resource.ts'
import { giveUp, sendAgain } from './send.ts'
import { previewTemplate, sendByTemplate } from './sendByTemplate.ts'
import { sendMail } from './sendMail.ts'
import { templates } from './templates.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })
const testData = Type.Optional(
  Type.Union([Type.String({ maxLength: 4000 }), Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
)
const rendering = {
  templateCode: Type.String({ minLength: 1, maxLength: 100 }),
  testData,
  msgType: Type.Optional(Type.String({ maxLength: 10 })),
}

/** Message templates, and the messages that go out by them (wire contract 1.10). */
export const messageModule = defineModule({
  id: 'message',
  section: '7.2',
  tables: [templates.table, messages.table],
  functions: [sendMail],
  routes: [
    templates.routes,
    route(
      'POST',
      '/sys/message/sysMessageTemplate/preview',
      code('messageTemplate:list', 'messageTemplate:send'),
      { body: rendering, act: 'none' },
      (call) => previewTemplate(call, call.body),
    ),
    route(
      'POST',
      '/sys/message/sysMessageTemplate/sendMsg',
      code('messageTemplate:send'),
      { body: { ...rendering, receiver: Type.String({ maxLength: 5000 }) }, act: 'none' },
      (call) => sendByTemplate(call, call.body),
    ),
    messages.routes,
    route('POST', '/sys/message/sysMessage/send', code('message:send'), { body: { id }, act: 'none' }, async (call) => {
      const outcome = await sendAgain(call, call.body.id)
      await logOperation(call, {
        type: 'edit',
        content: texts('重新发送消息', 'Message sent again', '重新傳送訊息'),
        values: { id: call.body.id },
      })
      if (outcome.reason === undefined) return ok(null, sendingMessages.sent)
      const reason = outcome.reason[call.language]
      throw createFailure(sendingMessages.notSent, { details: { reason } })
    }),
    route(
      'POST',
      '/sys/message/sysMessage/giveUp',
      code('message:send'),
      { body: { id }, act: 'none' },
      async (call) => {
        await giveUp(call, call.body.id)
        return ok(
          await logOperation(call, {
            type: 'edit',
            content: texts('放弃发送消息', 'Message canceled', '放棄傳送訊息'),
            values: { id: call.body.id },
          }),
          sendingMessages.gaveUp,
        )
      },
    ),
  ],
})
