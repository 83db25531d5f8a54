import { Type } from 'typebox'
import { answerOnce, ok, parseObject, route, withTransaction } from '../../http/index.ts'
import { runButton } from '../../online/form/button/runButton.ts'
import { openRecords } from '../../online/form/openForm.ts'
import { makeFormMove } from '../../online/form/tableRules/makeFormMove.ts'
import { findMoveOfButton } from '../../online/form/tableRules/moveButtons.ts'
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
        const move = findMoveOfButton(open.form, buttonCode)
        const values = parseObject(uiFormData ?? {}, 'uiFormData')
        const pressed = { buttonCode, dataId: String(dataId ?? ''), uiFormData: values }
        const answer = ok(null)
        if (move === undefined) await runButton(call, open, pressed, (inner, write) => keep(inner, write, () => answer))
        else
          await withTransaction(call, (inner) =>
            keep(
              inner,
              () => makeFormMove(inner, open, { move: move.id, id: pressed.dataId, values: {}, isButton: true }),
              () => answer,
            ),
          )
        return answer
      }),
  ),
]
