import { administratorRole } from '../http/access.ts'
import { noTenant } from '../http/tenant.ts'
import { formRoutes } from '../online/form/grant/addresses.ts'
import { type FormGrant, type FormOperation, toGrant } from '../online/form/grant/toGrant.ts'
import { joinGrants, type NodeGrant, nodeGives, operationsOf } from '../online/operations/operationCodes.ts'
import { type Binding, type RuledKey, type RuledRecords, toBinding } from './binding.ts'
import type { ReadAsker, ReadExtent } from './extent.ts'
import { type FormRights, isGrantedTo } from './forms.ts'
import type { Grant, GrantingRole, Grants, Node, NodeRule, Place } from './grants.ts'
import type { Holder } from './people.ts'
import type { ReportRights } from './reports.ts'

/** Everything that reaches follow from, at one moment. */
export interface Situation {
  readonly grants: Grants
  readonly forms: readonly FormRights[]
  readonly reports: readonly ReportRights[]
  /** The records that data rules may be about. */
  readonly records: readonly RuledRecords[]
  readonly readExtent: ReadExtent
  /** What is set up behind reports and buttons, by the variables through which it hangs on who asks. */
  readonly works: ReadonlyMap<string, readonly string[]>
  readonly readAsker: ReadAsker
}

/** A situation with what is looked up in it. */
export interface Index extends Situation {
  readonly bindings: Map<string, Binding>
  readonly formsByAddress: ReadonlyMap<string, FormRights>
  readonly formsByTable: ReadonlyMap<string, FormRights>
  readonly formsById: ReadonlyMap<string, FormRights>
  /** Reports by the codes of their operations, without the operation. */
  readonly reportsByCode: ReadonlyMap<string, ReportRights>
  readonly reportsByKey: ReadonlyMap<string, ReportRights>
  readonly placesById: ReadonlyMap<string, Place>
  readonly below: ReadonlyMap<string | null, readonly Place[]>
  /** Users whom some form names. */
  readonly grantees: ReadonlySet<string>
}

/** Prepares a situation for the questions of many people. */
export function toIndex(situation: Situation): Index {
  const { forms, reports, grants } = situation
  const related = forms.flatMap(({ rules, withheld }) => [...rules, ...withheld])
  return {
    ...situation,
    bindings: new Map(),
    formsByAddress: new Map(forms.flatMap((form) => form.ownAddresses.map((address) => [address, form]))),
    formsByTable: new Map(forms.map((form) => [form.tableName, form])),
    formsById: new Map(forms.map((form) => [form.id, form])),
    reportsByCode: new Map(reports.map((report) => [report.operated[0] ?? '', report])),
    reportsByKey: new Map(reports.map((report) => [report.key, report])),
    placesById: new Map(grants.places.map((place) => [place.id, place])),
    below: Map.groupBy(grants.places, ({ parentId }) => parentId),
    grantees: new Set(related.flatMap(({ grantees }) => [...(grantees.get('user') ?? [])])),
  }
}

/** All roles of somebody, whatever they are roles of. */
export function rolesOf({ grants }: Index, holder: Holder): readonly GrantingRole[] {
  return [
    ...holder.roles.flatMap((id) => grants.roles.get(id) ?? []),
    ...holder.departRoles.flatMap((id) => grants.departRoles.get(id) ?? []),
    ...(holder.pools ?? []).flatMap((id) => grants.pools.get(id) ?? []),
  ]
}

/** Whether a role is that of the administrators. */
export const isAdministrators = ({ sort, code }: GrantingRole): boolean => sort === 'role' && code === administratorRole

/** Whether a role grants in a tenant. */
export const isOf = (tenantId: number, role: Pick<GrantingRole, 'tenantId'> | undefined): boolean =>
  role !== undefined && (role.tenantId === noTenant || role.tenantId === tenantId)

/** A node that is granted, with the role that does. */
export interface HeldGrant extends Grant {
  readonly role: GrantingRole
}

/** What roles grant in a tenant. */
export function grantsIn(roles: readonly GrantingRole[], tenantId: number): readonly HeldGrant[] {
  return roles
    .filter((role) => isOf(tenantId, role))
    .flatMap((role) => role.grants.map((grant) => ({ ...grant, role })))
}

/** The codes of nodes that are turned on. */
export const toCodes = (nodes: readonly Node[]): ReadonlySet<string> =>
  new Set(nodes.flatMap(({ isOn, codes }) => (isOn ? codes : [])))

/** What the nodes that are turned on give, by the addresses that they lead to, as far as records are read by them alone. */
export function toLeading(nodes: readonly Node[]): ReadonlyMap<string, NodeGrant> {
  const leading = nodes.filter(({ isOn, url }) => isOn && url !== null && grantsRecords(url))
  return new Map([...Map.groupBy(leading, ({ url }) => url ?? '')].map(([url, own]) => [url, joinGrants(own)]))
}

/** What of a thing the nodes give together that lead to it. */
const joinLeading = (addresses: readonly string[], leading: Held['leading']): NodeGrant =>
  joinGrants(addresses.flatMap((address) => leading.get(address) ?? []).map((each) => ({ isWhole: each === 'whole' })))

/** Whether who holds a node with an address may read records by that alone: those of a form or of a report. */
const grantsRecords = (address: string): boolean => recordRoutes.some((route) => address.startsWith(`${route}/`))

const recordRoutes = [...formRoutes, '/online/cgreport', '/online/graphreport/chart', '/online/graphreport/templet']

/** What the rules of a node narrow. */
export function bindingOf(index: Index, { node }: NodeRule): Binding {
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

/** The form to whose records a code or an address leads. */
export function findFormOf({ formsByAddress, formsByTable }: Index, key: RuledKey): FormRights | undefined {
  if ('address' in key) return formsByAddress.get(key.address)
  return 'code' in key ? formsByTable.get(/^onl:(.+):\w+$/.exec(key.code)?.[1] ?? '') : undefined
}

/** The codes of who is in charge of a department there, and those that are as much for all of them. */
export const ownDeparts = ['myDepart:list', 'myDepart:manage']
export const everyDepart = ['depart:users', 'depart:role']

/** Where somebody works: in a tenant, or for the installation, and then maybe for all tenants. */
export interface Workplace {
  readonly tenantId: number
  readonly isEverywhere: boolean
}

/**
 * The departments of a tenant in which somebody acts for the department: those that they are in charge of, with all below
 * them, or all.
 */
export function findDeparts(
  { below, placesById, grants }: Index,
  { inChargeOf }: Pick<Holder, 'inChargeOf'>,
  codes: ReadonlySet<string>,
  { tenantId, isEverywhere }: Workplace,
): ReadonlySet<string> {
  const isHere = (place: Place) => place.tenantId === tenantId || (tenantId === noTenant && isEverywhere)
  if (everyDepart.every((code) => codes.has(code))) return new Set(grants.places.filter(isHere).map(({ id }) => id))
  if (!ownDeparts.some((code) => codes.has(code))) return new Set()
  const found = new Set<string>()
  const add = (place: Place | undefined): void => {
    if (place === undefined || found.has(place.id) || !isHere(place)) return
    found.add(place.id)
    for (const child of below.get(place.id) ?? []) add(child)
  }
  for (const id of inChargeOf) add(placesById.get(id))
  return found
}

/** What somebody holds in a tenant. */
export interface Held {
  readonly codes: ReadonlySet<string>
  /** What nodes give of what they lead to, by their addresses. */
  readonly leading: ReadonlyMap<string, NodeGrant>
}

/** What somebody may do with a form by what they hold; undefined for who may not even list it. */
export function toFormGrant(form: FormRights, holder: Holder, { codes, leading }: Held): FormGrant | undefined {
  return toGrant({
    head: form,
    mains: form.mains,
    codes,
    node: joinLeading(form.addresses, leading),
    withheld: form.withheld.filter((page) => !isGrantedTo(page, holder)),
    rules: toFormRules(form, holder),
  })
}

/** The operations of a form that codes of its own and nodes give, whatever else opens it. */
export function listFormOperations(
  form: FormRights,
  grant: FormGrant,
  { codes, leading }: Held,
): readonly FormOperation[] {
  const node = joinLeading(form.addresses, leading)
  const hasCode = (operation: string) =>
    [form, ...form.mains].some(({ tableName }) => codes.has(`onl:${tableName}:${operation}`))
  return operationsOf.onl.filter(
    (operation) => grant.may(operation) && (hasCode(operation) || nodeGives(node, operation)),
  )
}

/** The operations of a report, a graph report or a template that codes and nodes give; none for who may not see it. */
export function listReportOperations(report: ReportRights, { codes, leading }: Held): readonly string[] {
  const node = joinLeading(report.addresses, leading)
  const isGiven = (operation: string) =>
    report.codes.some((code) => codes.has(code)) ||
    report.operated.some((begin) => codes.has(`${begin}:${operation}`)) ||
    nodeGives(node, operation)
  return isGiven('list') || report.isOpen ? operationsOf.report.filter(isGiven) : []
}

/** The rules that somebody was given at a form itself. */
export const toFormRules = ({ id: formId, rules }: FormRights, holder: Holder): FormGrant['rules'] =>
  rules
    .filter((rule) => isGrantedTo(rule, holder))
    .map(({ id, name, column, operator, value }) => ({
      id,
      permissionId: formId,
      ruleName: name,
      ruleColumn: column,
      ruleConditions: operator,
      ruleValue: value,
      codes: [],
      url: null,
      by: [],
    }))
