import { createFailure } from '../../runtime/language/index.ts'
import type { Values } from '../http/resource/declaration.ts'
import type { Viewer } from '../http/viewer.ts'
import { findFillRule } from './registry.ts'

const messages = {
  unknown: {
    zh: '填值规则不存在：{code}',
    en: 'There is no auto-fill rule with the code: {code}',
    tw: '填值規則不存在：{code}',
  },
} as const

/**
 * Makes a value by the rule of a code. A rule of the registry can be run by its own key too, so that clients which know
 * the codes of the wire find them on a server without records (wire contract 4).
 */
export async function executeRule(viewer: Viewer, ruleCode: string, form: Values, isTrial = false): Promise<string> {
  const { db } = viewer
  const record = await db
    .selectFrom('sysFillRule')
    .select(['ruleClass', 'ruleParams'])
    .where('ruleCode', '=', ruleCode)
    .executeTakeFirst()
  const rule = findFillRule(record?.ruleClass ?? ruleCode)
  if (rule === undefined) throw createFailure(messages.unknown, { details: { code: ruleCode } })
  return rule.run({ db, viewer, ruleCode, params: record?.ruleParams ?? {}, form, isTrial, now: Date.now() })
}
