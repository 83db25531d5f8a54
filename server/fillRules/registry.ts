import { categoryCodeRule } from './categoryCodeRule.ts'
import { dailySerial } from './dailySerial.ts'
import type { FillRule } from './fillRule.ts'
import { orgNumRole } from './orgNumRole.ts'
import { shopOrderNum } from './shopOrderNum.ts'
import { uuid } from './uuid.ts'

/** Every rule that a record may name. Nothing else can be run (wire contract 5, R5). */
export const fillRules: readonly FillRule[] = [orgNumRole, categoryCodeRule, shopOrderNum, dailySerial, uuid]

/** The rule of a key; undefined for a key that is none. */
export function findFillRule(id: string): FillRule | undefined {
  return fillRules.find((rule) => rule.id === id)
}
