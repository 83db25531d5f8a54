import { Type } from 'typebox'
import { answerOnce, ok, parseObject, route } from '../../http/index.ts'
import { runButton } from '../../online/form/button/runButton.ts'
import { openRecords } from '../../online/form/openForm.ts'
import { formAccess } from './access.ts'

/** The buttons that forms have of their own (wire contract 1.13, 3.3). */
export const buttonRoutes = [
  route(
    'POST',
    '/online/cgform/api/doButton',
    formAccess,
    {
      body: {
        formId: Type.String({ minLength: 1, maxLength: 100 }),
        buttonCode: Type.String({ minLength: 1, maxLength: 100 }),
        dataId: Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()])),
        uiFormData: Type.Optional(Type.Unknown()),
      },
      act: 'none',
      adds: 'within',
    },
    (call) =>
      answerOnce(call, async (keep) => {
        const { formId, buttonCode, dataId, uiFormData } = call.body
        const open = await openRecords(call, formId)
        const values = parseObject(uiFormData ?? {}, 'uiFormData')
        const pressed = { buttonCode, dataId: String(dataId ?? ''), uiFormData: values }
        const answer = ok(null)
        await runButton(call, open, pressed, (inner, write) => keep(inner, write, () => answer))
        return answer
      }),
  ),
]
