import { sql } from 'kysely'
import { toDynamic } from '../../../db/dynamic.ts'
import { everyTenant, noTenant, type ResourceInfo, type SignedInCall } from '../../../http/index.ts'
import { findRules, listGuarded, type ResourceModel, selectVisible } from '../../../http/resource/index.ts'
import type { GrantedRule } from '../../../http/rules/grantedRules.ts'
import { readRules } from '../../../http/rules/toRuleGroups.ts'
import type { RawReason } from './accessReason.ts'
import { explainMessages as messages } from './messages.ts'
import type { Person } from './person.ts'

/** Which records and fields of a resource a person sees, and by which rules; it may have some beside those of the menu. */
export async function explainRecords(
  info: ResourceInfo,
  person: Person,
  call: SignedInCall,
  ownRules: readonly GrantedRule[] = [],
): Promise<readonly RawReason[]> {
  const model = info as ResourceModel
  const { viewer } = person
  return [
    ...explainTenant(model, person),
    ...(await explainRules(model, person, ownRules)),
    ...explainFields(model, person, call),
    ...(await countRecords(model, { ...call, ...viewer })),
  ]
}

function explainTenant({ tenant, path }: ResourceModel, { viewer, codes }: Person): readonly RawReason[] {
  if (tenant === undefined) return []
  const about = { topic: 'tenant', subject: path } as const
  if (viewer.tenantId !== noTenant)
    return [{ ...about, outcome: 'narrowed', message: messages.tenant, details: { tenant: String(viewer.tenantId) } }]
  if (codes.has(everyTenant)) return [{ ...about, outcome: 'told', message: messages.everyTenant }]
  return [{ ...about, outcome: 'narrowed', message: messages.noTenant }]
}

async function explainRules(
  model: ResourceModel,
  { viewer, codes }: Person,
  ownRules: readonly GrantedRule[],
): Promise<readonly RawReason[]> {
  const rules = await findRules(model, viewer)
  const own = await readRules(ownRules, model.fields, viewer)
  if (rules.length + own.length === 0 && !codes.isAdmin)
    return [{ topic: 'rule', subject: model.path, outcome: 'told', message: messages.noRules }]
  return [...rules, ...own].map(({ rule, values, group }): RawReason => {
    const isBroken = group.conditions.every(({ operator }) => operator === 'never')
    const details = {
      name: rule.ruleName,
      column: rule.ruleColumn,
      operator: rule.ruleConditions,
      value: rule.ruleValue ?? '',
      values: values.join(', '),
    }
    return {
      topic: 'rule',
      subject: rule.ruleName,
      outcome: isBroken ? 'denied' : 'narrowed',
      message: isBroken ? messages.brokenRule : messages.rule,
      details,
      by: rule.by,
    }
  })
}

function explainFields(model: ResourceModel, { codes }: Person, call: SignedInCall): readonly RawReason[] {
  return listGuarded(model, call).map(({ name, codes: wanted }) => {
    const isOpen = wanted.some(codes.has)
    return {
      topic: 'field',
      subject: name,
      outcome: isOpen ? 'allowed' : 'narrowed',
      message: isOpen ? messages.fieldOpen : messages.fieldClosed,
      details: { codes: wanted.join(', ') },
    }
  })
}

async function countRecords(model: ResourceModel, call: SignedInCall): Promise<readonly RawReason[]> {
  const count = sql<number>`count(*)`.as('count')
  let all = toDynamic(call.db).selectFrom(model.table)
  if (model.deletedField !== undefined) all = all.where(model.deletedField, '=', 0)
  const visible = await selectVisible(model, call)
  const [total, seen] = [await all.select(count).executeTakeFirst(), await visible.select(count).executeTakeFirst()]
  const details = { total: String(total?.count ?? 0), visible: String(seen?.count ?? 0) }
  return [{ topic: 'records', subject: model.path, outcome: 'told', message: messages.records, details }]
}
