import { isDeepStrictEqual } from 'node:util'
import { createFailure, parseJson } from '../../../../runtime/language/index.ts'
import { type SignedInCall, texts } from '../../../http/index.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { designAccess } from '../access.ts'
import { toKept } from './toKept.ts'

const power = texts(
  '该版本的记录规则与当前不同，您没有修改记录规则的权限，不能恢复此版本',
  'The version has other record rules, and you may not change the rules of forms, so it cannot be restored.',
  '該版本的記錄規則與目前不同，您沒有修改記錄規則的權限，不能還原此版本',
)

/** Whether two texts of rules say the same, however they are written. */
export const isSameRules = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && isDeepStrictEqual(parseJson(one), parseJson(other)))

/**
 * The rules of a version as the form keeps them again, checked against its fields as they are then; throws for who may
 * not write rules, and with the line and column of what does not fit any more.
 */
export async function bringBack(
  call: SignedInCall,
  form: FormDescription,
  text: string | null,
): Promise<string | null> {
  const { has } = await call.access(call.db)
  if (!designAccess.enhance.codes.some(has)) throw createFailure(power)
  return text === null ? null : toKept(call, form, text)
}
