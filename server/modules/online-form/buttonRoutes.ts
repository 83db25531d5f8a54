import { Type } from 'typebox'
import { createError, parseJson } from '../../../runtime/language/index.ts'
import { messages, ok, route } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
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
    },
    async (call) => {
      const { formId, buttonCode, dataId, uiFormData } = call.body
      const open = await openRecords(call, formId)
      return ok(
        await runButton(call, open, { buttonCode, dataId: String(dataId ?? ''), uiFormData: toValues(uiFormData) }),
        messages.done,
      )
    },
  ),
]

/** Clients send the values as an object or as its text. */
function toValues(given: unknown): Values {
  const values = typeof given === 'string' && given.trim() !== '' ? parseJson(given) : (given ?? {})
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw createError('requestInvalid', { detail: 'uiFormData' })
  return values as Values
}
