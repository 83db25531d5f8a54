import { isObject } from '../../runtime/language/index.ts'
import { everyTenant, noTenant } from '../http/tenant.ts'
import type { FormGrant } from '../online/form/grant/toGrant.ts'
import { readExtend } from '../online/form/readExtend.ts'
import { type NodeGrant, operationsOf } from '../online/operations/operationCodes.ts'
import type { Binding, RuledKey } from './binding.ts'
import { type Naming, neverKey, type RuleText, toFormRuleKey, toRuleKey } from './extent.ts'
import type { FormRights } from './forms.ts'
import type { GrantingRole } from './grants.ts'
import type { Holder } from './people.ts'
import {
  type Bound,
  type BoundSource,
  type Holdings,
  type Reach,
  tenantKey,
  toButtonKey,
  toFormKey,
  toLookupKey,
  toOperationKey,
  type WithheldKind,
} from './reach.ts'
import {
  bindingOf,
  findDeparts,
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
    bounds.flatMap(({ binding, bound }) => {
      const about = [...new Set(keys.flatMap(binding.findNarrowed))]
      return about.length === 0 ? [] : [{ ...bound, about }]
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
        holdings.set(toButtonKey(form, code), [...own, ...toConditionBounds(condition), ...runs(code)])
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

/** Records with a tenant are seen in their own. */
const toTenantBounds = ({ keepsTenants }: FormRights): readonly Bound[] =>
  keepsTenants ? [{ rule: 'tenant', source: { kind: 'tenant', name: '' } }] : []

const toConditionBounds = (condition: string | null): readonly Bound[] =>
  condition === null ? [] : [{ rule: `condition ${condition}`, source: { kind: 'condition', name: condition } }]

/** What a statement reads or writes for somebody by the variables that stand for who asks. */
function toAskerBounds({ works, readAsker }: Index, { key, isOpen, holder, naming }: AskerOf): readonly Bound[] {
  // What is open is everybody's, who they are is decided by others: nobody has more of it but who makes themselves another.
  const isAlike = holder.isEverybody !== true && (holder.id === undefined || (isOpen && naming !== 'person'))
  return (works.get(key) ?? []).flatMap((name): readonly Bound[] => {
    const extent = readAsker(name, holder, naming)
    if (extent === undefined) return []
    return [{ rule: `asker ${name}`, extent: isAlike ? undefined : extent, source: { kind: 'asker', name } }]
  })
}

interface AskerOf {
  /** What the text belongs to. */
  readonly key: string
  /** Whether everybody may have it read or done. */
  readonly isOpen: boolean
  readonly holder: Holder
  readonly naming: Naming
}

/** Whether everybody may see a form, or records of it. */
function opensToEverybody({ extConfigJson }: FormRights): boolean {
  const { everybody } = readExtend(extConfigJson)
  return everybody === true || isObject(everybody)
}

/** What of its table a form leaves out. */
const toLackingBounds = ({ lacking }: FormRights): readonly Bound[] =>
  lacking.map((name) => ({ rule: `noField ${name}`, source: { kind: 'noField', name } }))

interface SourcedRule {
  readonly rule: RuleText
  readonly source: BoundSource
}

const toRuleText = ({ column, operator, value }: RuleText): string =>
  [column, operator, value ?? ''].filter((part) => part !== '').join(' ')

async function toBound(
  { readExtent }: Index,
  { rule, source }: SourcedRule,
  holder: Holder,
  naming: Naming,
): Promise<Bound> {
  return { rule: toRuleKey(rule), extent: await readExtent(rule, holder, naming), source }
}

/** What narrows a form at the form itself: rules on its records, and what of it is neither seen nor changed. */
async function toFormBounds(
  index: Index,
  { form, grant }: { readonly form: FormRights; readonly grant: FormGrant },
  holder: Holder,
  naming: Naming,
): Promise<readonly Bound[]> {
  const bounds = await toRuleBounds(index, { form, rules: grant.rules }, holder, naming)
  const withheld = {
    hiddenInList: grant.hiddenInList,
    hiddenInForm: grant.hiddenInForm,
    readOnly: grant.readOnly,
    noButton: grant.hiddenButtons,
  } satisfies Partial<Record<WithheldKind, ReadonlySet<string>>>
  for (const [kind, names] of Object.entries(withheld) as [WithheldKind, ReadonlySet<string>][])
    for (const name of names)
      bounds.push({ rule: `${kind} ${name}${toWrittenText(form, kind, name)}`, source: { kind, name } })
  return bounds
}

/** A field that somebody does not write has in their records what the server writes there: with another value it is another bound. */
function toWrittenText({ written }: FormRights, kind: WithheldKind, name: string): string {
  const text = kind === 'readOnly' || kind === 'hiddenInForm' ? written.get(name) : undefined
  return text === undefined ? '' : ` = ${text}`
}

async function toRuleBounds(
  index: Index,
  { form, rules }: { readonly form: FormRights; readonly rules: FormGrant['rules'] },
  holder: Holder,
  naming: Naming,
): Promise<Bound[]> {
  const bounds: Bound[] = []
  for (const { ruleColumn: column, ruleConditions: operator, ruleValue: value, ruleName: name } of rules) {
    const rule = { column, operator, value }
    const source = { kind: 'rule', name, text: toRuleText(rule) } as const
    const bound = await toBound(index, { rule, source }, holder, naming)
    bounds.push({ ...bound, rule: toFormRuleKey(rule, form.fields) })
  }
  return bounds
}
