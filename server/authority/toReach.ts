import { everyTenant, noTenant } from '../http/tenant.ts'
import { type NodeGrant, operationsOf } from '../online/operations/operationCodes.ts'
import type { Binding, RuledKey } from './binding.ts'
import {
  opensToEverybody,
  toAskerBounds,
  toBound,
  toConditionBounds,
  toFormBounds,
  toLackingBounds,
  toRuleBounds,
  toRuleText,
  toTenantBounds,
} from './bounds.ts'
import { type Naming, neverKey, type RuleText, toFormRuleKey } from './extent.ts'
import type { FormRights } from './forms.ts'
import type { GrantingRole } from './grants.ts'
import type { Holder } from './people.ts'
import {
  type Bound,
  type Holdings,
  type Reach,
  tenantKey,
  toButtonKey,
  toFormKey,
  toLookupKey,
  toOperationKey,
} from './reach.ts'
import {
  bindingOf,
  findDeparts,
  findFormOf,
  grantsIn,
  type Held,
  type Index,
  isAdministrators,
  isOf,
  listFormOperations,
  listReportOperations,
  rolesOf,
  toCodes,
  toFormGrant,
  toFormRules,
  toLeading,
  type Workplace,
} from './situation.ts'
import { workOf } from './works.ts'

/** Makes the reach of people out of what they hold. */
export type ToReach = (holder: Holder, naming: Naming) => Promise<Reach>

/** What may be done with the records of a form, in the order in which people read it. */
export const formOperations = operationsOf.onl

/** Prepares for the reaches of many people in the same situation; those who hold the same share what follows from it. */
export function createToReach(index: Index): ToReach {
  const made = new Map<string, Promise<Reach>>()
  return (holder, naming) => {
    const { id, username, ...held } = holder
    const who =
      naming !== 'holder'
        ? { id, username }
        : { isReal: id !== undefined, isGrantee: index.grantees.has(id ?? '') && id }
    const key = JSON.stringify([naming, who, held])
    const reach = made.get(key) ?? toReach(index, holder, naming)
    made.set(key, reach)
    return reach
  }
}

async function toReach(index: Index, holder: Holder, naming: Naming): Promise<Reach> {
  const all = rolesOf(index, holder)
  if (all.some(isAdministrators)) return { isAdmin: true, isEverywhere: true, tenants: new Map() }
  const isEverywhere = toCodes(nodesIn(index, holder, all, noTenant)).has(everyTenant)
  const tenants = holder.tenants.length === 0 ? [noTenant] : [...holder.tenants, ...(isEverywhere ? [noTenant] : [])]
  const held = new Map<number, Holdings>()
  for (const tenantId of new Set(tenants))
    held.set(tenantId, await toHoldings(index, holder, { all, tenantId, isEverywhere, naming }))
  return { isAdmin: false, isEverywhere, tenants: held }
}

/** The nodes that somebody holds in a tenant, by roles and by imagination. */
function nodesIn({ grants }: Index, holder: Holder, roles: readonly GrantingRole[], tenantId: number) {
  // What is turned off now opens all of this once somebody turns it on.
  const given = (holder.nodes ?? [])
    .flatMap((id) => grants.nodes.get(id) ?? [])
    .map((node) => ({ ...node, isOn: true }))
  return [...grantsIn(roles, tenantId).map(({ node }) => node), ...given]
}

interface Where extends Workplace {
  readonly all: readonly GrantingRole[]
  readonly naming: Naming
}

async function toHoldings(index: Index, holder: Holder, where: Where): Promise<Holdings> {
  const { all, tenantId, naming } = where
  const nodes = nodesIn(index, holder, all, tenantId)
  const bounds: { readonly binding: Binding; readonly bound: Bound; readonly rule: RuleText }[] = []
  for (const { rules, role } of grantsIn(all, tenantId))
    for (const rule of rules) {
      const source = { kind: 'rule', name: rule.name, text: toRuleText(rule), by: role } as const
      bounds.push({
        binding: bindingOf(index, rule),
        rule,
        bound: await toBound(index, { rule, source }, holder, naming),
      })
    }
  const boundsOf = (...keys: readonly RuledKey[]) =>
    bounds.flatMap(({ binding, bound, rule }) => {
      const about = [...new Set(keys.flatMap(binding.findNarrowed))]
      if (about.length === 0) return []
      const [form] = keys.flatMap((key) => findFormOf(index, key) ?? [])
      return [{ ...bound, rule: form === undefined ? bound.rule : toFormRuleKey(rule, form.fields), about }]
    })
  const boundsOfForm = (form: FormRights) =>
    bounds.flatMap(({ binding, bound, rule }) =>
      binding.bindsForm(form) ? [{ ...bound, rule: toFormRuleKey(rule, form.fields) }] : [],
    )
  const codes = toCodes(nodes).union(new Set(holder.codes))
  const imagined = (holder.addresses ?? []).map((address): readonly [string, NodeGrant] => [address, 'whole'])
  const held: Held = { codes, leading: new Map([...toLeading(nodes), ...imagined]) }
  const holdings = new Map<string, readonly Bound[]>([[tenantKey(tenantId), []]])
  for (const code of codes) holdings.set(`code:${code}`, boundsOf({ code }))
  for (const [address, grant] of held.leading)
    for (const kind of grant === 'whole' ? ['address', 'whole'] : ['address'])
      holdings.set(`${kind}:${address}`, boundsOf({ address }))
  for (const id of findDeparts(index, holder, codes, where)) holdings.set(`depart:${id}`, [])
  const here = rolesIn(index, holder, tenantId)
  // Who looks after all tenants, and names none, is about the records of all.
  const isOfAll = tenantId === noTenant && codes.has(everyTenant)
  const isOfCall = (own: number) => own === tenantId || isOfAll
  // Of a sub table those records are seen whose main record is seen.
  const boundsOfMain = async ({ scope }: FormRights, who: Holder): Promise<readonly Bound[]> => {
    const main = scope === undefined ? undefined : index.formsByTable.get(scope.tableName)
    if (scope === undefined || main === undefined) return []
    // No call shows the records of a form of another tenant, nor those that belong to them.
    if (main.tenantId !== noTenant && !isOfCall(main.tenantId)) return [{ rule: neverKey }]
    const { tableName, field, mainField } = scope
    const rules = await toRuleBounds(index, { form: main, rules: toFormRules(main, who) }, holder, naming)
    return [...boundsOfForm(main), ...rules, ...(isOfAll ? [] : toTenantBounds(main))].map((bound) => ({
      ...bound,
      rule: bound.rule === neverKey ? neverKey : `${tableName}.${mainField}=${field}: ${bound.rule}`,
    }))
  }
  for (const form of index.forms) {
    // Forms of the installation are opened in every tenant, and reports only in their own.
    if (form.tenantId !== noTenant && !isOfCall(form.tenantId)) continue
    const { recordTable, lookup } = form
    if (lookup.length > 0) {
      const rules = await toRuleBounds(index, { form, rules: toFormRules(form, here) }, holder, naming)
      const own = [...boundsOfForm(form), ...rules, ...(isOfAll ? [] : toTenantBounds(form))]
      own.push(...(await boundsOfMain(form, here)))
      for (const column of lookup) holdings.set(toLookupKey(recordTable, column), own)
    }
    const grant = toFormGrant(form, here, held)
    if (grant === undefined) continue
    const own = [...boundsOfForm(form), ...(await toFormBounds(index, { form, grant }, holder, naming))]
    if (!isOfAll) own.push(...toTenantBounds(form))
    own.push(...toLackingBounds(form), ...(await boundsOfMain(form, here)))
    const isOpen = opensToEverybody(form)
    const runs = (code: string) => toAskerBounds(index, { key: `form:${form.id}:${code}`, isOpen, holder, naming })
    for (const operation of formOperations) {
      if (!grant.may(operation)) continue
      holdings.set(toFormKey(form, operation), own)
      const code = workOf[operation]
      if (code !== undefined && index.works.has(`form:${form.id}:${code}`))
        holdings.set(toButtonKey(form, code), [...own, ...runs(code)])
    }
    for (const { code, condition } of form.buttons)
      if (!grant.hiddenButtons.has(code))
        holdings.set(toButtonKey(form, code), [...own, ...toConditionBounds(form, condition), ...runs(code)])
    for (const operation of listFormOperations(form, grant, held)) {
      const code = `onl:${form.tableName}:${operation}`
      holdings.set(toOperationKey(code), boundsOf({ code }))
    }
  }
  for (const report of index.reports) {
    if (!isOfCall(report.tenantId)) continue
    const { key, isOpen, operated, ruledBy, listing } = report
    const own = [...boundsOf(...ruledBy), ...toAskerBounds(index, { key, isOpen, holder, naming })]
    const given = listReportOperations(report, held)
    const listed = listing === undefined ? [] : boundsOf(listing.ruledBy)
    const others = report.codes.filter((code) => code !== listing?.code)
    const granted = new Set(listed.length === 0 ? given : listReportOperations({ ...report, codes: others }, held))
    for (const operation of isOpen ? operationsOf.report : given)
      holdings.set(`${key}:${operation}`, isOpen || granted.has(operation) ? own : [...own, ...listed])
    for (const operation of given) holdings.set(toOperationKey(`${operated[0]}:${operation}`), own)
  }
  return holdings
}

/** Somebody with the roles alone that count in a tenant: a form may name them. */
export function rolesIn({ grants }: Index, holder: Holder, tenantId: number): Holder {
  return { ...holder, roles: holder.roles.filter((id) => isOf(tenantId, grants.roles.get(id))) }
}
