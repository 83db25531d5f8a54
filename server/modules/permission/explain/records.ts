import { sql } from 'kysely'
import { type RecordQuery, toDynamic } from '../../../db/dynamic.ts'
import { everyTenant, noTenant, type OpenTable, type ResourceInfo, type SignedInCall } from '../../../http/index.ts'
import {
  findNarrowingRules,
  listGuarded,
  narrowRecords,
  type ResourceModel,
  toVersioned,
} from '../../../http/resource/index.ts'
import type { GrantedRule } from '../../../http/rules/grantedRules.ts'
import { type ReadRule, readRules } from '../../../http/rules/toRuleGroups.ts'
import type { RawReason } from './accessReason.ts'
import { createValueNames } from './hiddenValues.ts'
import { explainMessages as messages } from './messages.ts'
import type { Person } from './person.ts'

/** The records of a resource as who asks for the explanation reads them, with the rules that bind them there. */
export interface Asker extends OpenTable {
  readonly rules: readonly GrantedRule[]
}

/** What somebody was given beside the menu, and who asks about it. */
interface Explained {
  /** The rules of the person at the thing itself. */
  readonly ownRules?: readonly GrantedRule[]
  /** Undefined for who may not read the records: they learn the names of rules, neither values nor numbers. */
  readonly asker?: Asker | undefined
}

/** Which records and fields of a resource a person sees, and by which rules, as far as who asks reads the records. */
export async function explainRecords(
  info: ResourceInfo,
  person: Person,
  call: SignedInCall,
  { ownRules = [], asker }: Explained,
): Promise<readonly RawReason[]> {
  const model = info as ResourceModel
  return [
    ...explainTenant(model, person),
    ...(await explainRules(model, person, call, { ownRules, asker })),
    ...explainFields(model, person, call),
    ...(asker === undefined ? [] : await countRecords(model, person, call, asker)),
  ]
}

/** Who asks, as a reader of the records of a resource; undefined for who may not list them. */
export async function toAsker(info: ResourceInfo, call: SignedInCall): Promise<Asker | undefined> {
  const model = info as ResourceModel
  const open = await toVersioned(model).open(call)
  return open === undefined
    ? undefined
    : { ...open, rules: (await findNarrowingRules(model, call)).map(({ rule }) => rule) }
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
  person: Person,
  call: SignedInCall,
  { ownRules = [], asker }: Explained,
): Promise<readonly RawReason[]> {
  const { viewer, codes } = person
  const rules = await findNarrowingRules(model, viewer)
  const own = await readRules(ownRules, model.fields, viewer)
  if (rules.length + own.length === 0 && !codes.isAdmin)
    return [{ topic: 'rule', subject: model.path, outcome: 'told', message: messages.noRules }]
  const nameValue = await createValueNames(call, person)
  return [...rules, ...own].map((read): RawReason => {
    const { rule, values, group } = read
    const isBroken = group.conditions.every(({ operator }) => operator === 'never')
    const details = {
      name: rule.ruleName,
      column: rule.ruleColumn,
      operator: rule.ruleConditions,
      value: rule.ruleValue ?? '',
      values: [...new Set(values.map(nameValue))].join(', '),
    }
    return {
      topic: 'rule',
      subject: rule.ruleName,
      outcome: isBroken ? 'denied' : 'narrowed',
      message: !isReported(read, model, asker) ? messages.ruleByName : isBroken ? messages.brokenRule : messages.rule,
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

/** Values of a rule are told to who reads its field and is bound by no rule there, or by this one too. */
function isReported({ rule, group }: ReadRule, { fields }: ResourceModel, asker: Asker | undefined): boolean {
  if (asker === undefined) return false
  if (asker.rules.length > 0) return asker.rules.some(({ id }) => id === rule.id)
  return group.conditions.every(({ field }) => !Object.hasOwn(fields, field) || asker.readable.includes(field))
}

/** Counts among the records that who asks sees. */
async function countRecords(
  model: ResourceModel,
  { viewer }: Person,
  { db }: SignedInCall,
  asker: Asker,
): Promise<readonly RawReason[]> {
  const count = sql<number>`count(*)`.as('count')
  const rows: RecordQuery = toDynamic(db, model).selectFrom(model.table)
  const all = await asker.narrow(model.deletedField === undefined ? rows : rows.where(model.deletedField, '=', 0))
  const visible = await narrowRecords(model, all, viewer)
  const [total, seen] = [await all.select(count).executeTakeFirst(), await visible.select(count).executeTakeFirst()]
  const details = { total: String(total?.count ?? 0), visible: String(seen?.count ?? 0) }
  return [{ topic: 'records', subject: model.path, outcome: 'told', message: messages.records, details }]
}
