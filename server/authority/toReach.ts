import { administratorRole } from '../http/access.ts'
import type { CallInfo } from '../http/callCatalogue.ts'
import { everyTenant, noTenant } from '../http/tenant.ts'
import { formRoutes } from '../online/form/grant/addresses.ts'
import { type FormGrant, type FormOperation, toGrant } from '../online/form/grant/toGrant.ts'
import { type Binding, type RuledRecords, toBinding, toRuledRecords } from './binding.ts'
import { type Naming, type ReadExtent, type RuleText, toRuleKey } from './extent.ts'
import { type FormRights, isGrantedTo } from './forms.ts'
import type { GrantingRole, Grants, Node, NodeRule, Place } from './grants.ts'
import type { Holder } from './people.ts'
import { type Bound, type Holdings, type Reach, tenantKey } from './reach.ts'
import type { ReportRights } from './reports.ts'

/** Everything that reaches follow from, at one moment. */
export interface Situation {
  readonly grants: Grants
  readonly forms: readonly FormRights[]
  readonly reports: readonly ReportRights[]
  readonly calls: readonly CallInfo[]
  readonly readExtent: ReadExtent
}

/** Makes the reach of people out of what they hold. */
export type ToReach = (holder: Holder, naming: Naming) => Promise<Reach>

const formOperations: readonly FormOperation[] = ['list', 'add', 'edit', 'delete', 'export', 'import']

/** Prepares for the reaches of many people in the same situation; those who hold the same share what follows from it. */
export function createToReach(situation: Situation): ToReach {
  const index = toIndex(situation)
  const made = new Map<string, Promise<Reach>>()
  return (holder, naming) => {
    const { id, username, ...held } = holder
    const who =
      naming === 'person'
        ? { id, username }
        : { isReal: id !== undefined, isGrantee: index.grantees.has(id ?? '') && id }
    const key = JSON.stringify([naming, who, held])
    const reach = made.get(key) ?? toReach(index, holder, naming)
    made.set(key, reach)
    return reach
  }
}

interface Index extends Situation {
  readonly records: readonly RuledRecords[]
  readonly bindings: Map<string, Binding>
  readonly formsByAddress: ReadonlyMap<string, FormRights>
  readonly formsByTable: ReadonlyMap<string, FormRights>
  readonly below: ReadonlyMap<string | null, readonly Place[]>
  /** Users whom some form names. */
  readonly grantees: ReadonlySet<string>
}

function toIndex(situation: Situation): Index {
  const { forms, calls, grants } = situation
  const related = forms.flatMap(({ rules, withheld }) => [...rules, ...withheld])
  return {
    ...situation,
    records: toRuledRecords(calls),
    bindings: new Map(),
    formsByAddress: new Map(forms.flatMap((form) => form.addresses.map((address) => [address, form]))),
    formsByTable: new Map(forms.map((form) => [form.tableName, form])),
    below: Map.groupBy(grants.places, ({ parentId }) => parentId),
    grantees: new Set(related.flatMap(({ grantees }) => [...(grantees.get('user') ?? [])])),
  }
}

async function toReach(index: Index, holder: Holder, naming: Naming): Promise<Reach> {
  const { grants } = index
  const roles = holder.roles.flatMap((id) => grants.roles.get(id) ?? [])
  if (roles.some(({ code }) => code === administratorRole))
    return { isAdmin: true, isEverywhere: true, tenants: new Map() }
  const departRoles = holder.departRoles.flatMap((id) => grants.departRoles.get(id) ?? [])
  const pools = (holder.pools ?? []).flatMap((id) => grants.pools.get(id) ?? [])
  const all = [...roles, ...departRoles, ...pools]
  const isEverywhere = toCodes(grantsIn(index, holder, all, noTenant).nodes).has(everyTenant)
  const tenants = holder.tenants.length === 0 ? [noTenant] : [...holder.tenants, ...(isEverywhere ? [noTenant] : [])]
  const held = new Map<number, Holdings>()
  for (const tenantId of new Set(tenants))
    held.set(tenantId, await toHoldings(index, holder, { all, tenantId, naming }))
  return { isAdmin: false, isEverywhere, tenants: held }
}

interface Held {
  readonly nodes: readonly Node[]
  readonly rules: readonly NodeRule[]
}

/** The nodes that roles grant in a tenant, and the rules that bind who holds them there. */
function grantsIn({ grants }: Index, holder: Holder, roles: readonly GrantingRole[], tenantId: number): Held {
  const own = roles.filter((role) => isOf(tenantId, role))
  const granted = own.flatMap((role) => role.grants)
  const given = (holder.nodes ?? []).flatMap((id) => grants.nodes.get(id) ?? [])
  return { nodes: [...granted.map(({ node }) => node), ...given], rules: granted.flatMap(({ rules }) => rules) }
}

/** Whether a role grants in a tenant. */
const isOf = (tenantId: number, role: GrantingRole | undefined): boolean =>
  role !== undefined && (role.tenantId === noTenant || role.tenantId === tenantId)

const toCodes = (nodes: readonly Node[]): ReadonlySet<string> =>
  new Set(nodes.flatMap(({ isOn, codes }) => (isOn ? codes : [])))

interface Where {
  readonly all: readonly GrantingRole[]
  readonly tenantId: number
  readonly naming: Naming
}

async function toHoldings(index: Index, holder: Holder, { all, tenantId, naming }: Where): Promise<Holdings> {
  const { nodes, rules } = grantsIn(index, holder, all, tenantId)
  const bounds: { readonly binding: Binding; readonly bound: Bound }[] = []
  for (const rule of rules)
    bounds.push({ binding: bindingOf(index, rule.node), bound: await toBound(index, rule, holder, naming) })
  const boundsOf = (isBound: (binding: Binding) => boolean) =>
    bounds.flatMap(({ binding, bound }) => (isBound(binding) ? [bound] : []))
  const codes = toCodes(nodes).union(new Set(holder.codes))
  const urls = nodes.flatMap(({ isOn, url }) => (isOn && url !== null && grantsRecords(url) ? [url] : []))
  const addresses = new Set([...urls, ...(holder.addresses ?? [])])
  const holdings = new Map<string, readonly Bound[]>([[tenantKey(tenantId), []]])
  for (const code of codes)
    holdings.set(
      `code:${code}`,
      boundsOf(({ binds }) => binds({ code })),
    )
  for (const address of addresses)
    holdings.set(
      `address:${address}`,
      boundsOf(({ binds }) => binds({ address })),
    )
  for (const id of findDeparts(index, holder, codes)) holdings.set(`depart:${id}`, [])
  const here = holder.roles.filter((id) => isOf(tenantId, index.grants.roles.get(id)))
  for (const form of index.forms) {
    if (form.tenantId !== noTenant && form.tenantId !== tenantId) continue
    const grant = toFormGrant(form, { ...holder, roles: here }, { codes, addresses })
    if (grant === undefined) continue
    const own = [...boundsOf(({ bindsForm }) => bindsForm(form)), ...(await toFormBounds(index, grant, holder, naming))]
    for (const operation of formOperations) if (grant.may(operation)) holdings.set(`form:${form.id}:${operation}`, own)
  }
  for (const { key, tenantId: own, isOpen, codes: opening, addresses: leading } of index.reports)
    if (own === noTenant || own === tenantId)
      if (isOpen || opening.some((code) => codes.has(code)) || leading.some((address) => addresses.has(address)))
        holdings.set(key, [])
  return holdings
}

/** Whether who holds a node with an address may read records by that alone: those of a form or of a report. */
const grantsRecords = (address: string): boolean => recordRoutes.some((route) => address.startsWith(`${route}/`))

const recordRoutes = [...formRoutes, '/online/cgreport', '/online/graphreport/chart', '/online/graphreport/templet']

function bindingOf(index: Index, node: Node): Binding {
  const { bindings, records, formsByAddress, formsByTable } = index
  const known = bindings.get(node.id)
  if (known !== undefined) return known
  const binding = toBinding(node, records, ({ codes, url }) =>
    [
      formsByAddress.get(url ?? ''),
      ...codes.map((code) => formsByTable.get(/^onl:(.+):list$/.exec(code)?.[1] ?? '')),
    ].flatMap((form) => form ?? []),
  )
  bindings.set(node.id, binding)
  return binding
}

async function toBound({ readExtent }: Index, rule: RuleText, holder: Holder, naming: Naming): Promise<Bound> {
  return { rule: toRuleKey(rule), extent: await readExtent(rule, holder, naming) }
}

/** The departments in which somebody acts for the department: those that they are in charge of, with all below them, or all. */
function findDeparts(
  { below, grants }: Index,
  { inChargeOf }: Holder,
  codes: ReadonlySet<string>,
): ReadonlySet<string> {
  if (everyDepart.every((code) => codes.has(code))) return new Set(grants.places.map(({ id }) => id))
  if (!ownDeparts.some((code) => codes.has(code))) return new Set()
  const found = new Set<string>()
  const add = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const place of below.get(id) ?? []) add(place.id)
  }
  const known = new Set(grants.places.map(({ id }) => id))
  for (const id of inChargeOf) if (known.has(id)) add(id)
  return found
}

/** The codes of who is in charge of a department there, and those that are as much for all of them. */
const ownDeparts = ['myDepart:list', 'myDepart:manage']
const everyDepart = ['depart:users', 'depart:role']

function toFormGrant(
  form: FormRights,
  holder: Holder,
  { codes, addresses }: { readonly codes: ReadonlySet<string>; readonly addresses: ReadonlySet<string> },
): FormGrant | undefined {
  return toGrant({
    head: form,
    mains: form.mains,
    codes,
    isInMenu: form.addresses.some((address) => addresses.has(address)),
    withheld: form.withheld.filter((page) => !isGrantedTo(page, holder)),
    rules: form.rules
      .filter((rule) => isGrantedTo(rule, holder))
      .map(({ id, column, operator, value }) => ({
        id,
        permissionId: form.id,
        ruleName: id,
        ruleColumn: column,
        ruleConditions: operator,
        ruleValue: value,
        codes: [],
        url: null,
        by: [],
      })),
  })
}

/** What narrows a form at the form itself: rules on its records, and what of it is neither seen nor changed. */
async function toFormBounds(index: Index, grant: FormGrant, holder: Holder, naming: Naming): Promise<readonly Bound[]> {
  const bounds: Bound[] = []
  for (const { ruleColumn: column, ruleConditions: operator, ruleValue: value } of grant.rules)
    bounds.push(await toBound(index, { column, operator, value }, holder, naming))
  const withheld = {
    'hidden in the list': grant.hiddenInList,
    'hidden in the form': grant.hiddenInForm,
    'read-only': grant.readOnly,
    'no button': grant.hiddenButtons,
  }
  for (const [how, names] of Object.entries(withheld))
    for (const name of names) bounds.push({ rule: `${how}: ${name}` })
  return bounds
}
