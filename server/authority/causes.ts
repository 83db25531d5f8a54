import { everyTenant, noTenant } from '../http/tenant.ts'
import type { FormOperation } from '../online/form/grant/toGrant.ts'
import { readExtend } from '../online/form/readExtend.ts'
import { findOperated, nodeGives } from '../online/operations/operationCodes.ts'
import type { FormRights } from './forms.ts'
import type { GrantingRole, Node, Place } from './grants.ts'
import type { Holder } from './people.ts'
import { parseFormKey } from './reach.ts'
import type { ReportRights } from './reports.ts'
import {
  everyDepart,
  findDeparts,
  grantsIn,
  type Held,
  type HeldGrant,
  type Index,
  isAdministrators,
  ownDeparts,
  rolesOf,
  toCodes,
  toFormGrant,
  toLeading,
  type Workplace,
} from './situation.ts'
import { rolesIn } from './toReach.ts'
import { workOf } from './works.ts'

/**
 * By what somebody holds something: a role, of the system or of a department, by one of its nodes; the department that
 * they are in charge of; that they are a member of the tenant; that it is open to everybody.
 */
export type Cause =
  | { readonly kind: 'role'; readonly role: GrantingRole; readonly node?: Node }
  | { readonly kind: 'charge'; readonly place: Place }
  | { readonly kind: 'member' }
  | { readonly kind: 'everybody' }

/** Says by what somebody holds something in a tenant; nothing for what they do not hold. */
export type FindCauses = (tenantId: number, key: string) => readonly Cause[]

/** Prepares for the causes of what one person holds. */
export function createFindCauses(index: Index, holder: Holder): FindCauses {
  const roles = rolesOf(index, holder)
  const administrators = roles.filter(isAdministrators).map((role): Cause => ({ kind: 'role', role }))
  const byTenant = new Map<number, Here>()
  return (tenantId, key) => {
    if (administrators.length > 0) return administrators
    const here = byTenant.get(tenantId) ?? toHere(index, holder, { roles, tenantId })
    byTenant.set(tenantId, here)
    const [kind = '', ...rest] = key.split(':')
    return finders[kind]?.(here, rest.join(':'), key) ?? []
  }
}

/** Everything that causes follow from in one tenant. */
interface Here extends Held, Workplace {
  readonly index: Index
  readonly holder: Holder
  byCode(code: string): readonly Cause[]
  /** The causes of an operation on what an address leads to; with none, of all of it. */
  byAddress(address: string, operation: string): readonly Cause[]
  /** The causes of what the roles grant for the installation. */
  byEverywhere(): readonly Cause[]
}

function toHere(
  index: Index,
  holder: Holder,
  { roles, tenantId }: { readonly roles: readonly GrantingRole[]; readonly tenantId: number },
): Here {
  const granted = grantsIn(roles, tenantId)
  const nodes = granted.map(({ node }) => node)
  const byCode = groupCauses(granted, ({ codes }) => codes)
  const byAddress = groupCauses(granted, ({ url }) => (url === null ? [] : [url]))
  const ofInstallation = groupCauses(grantsIn(roles, noTenant), ({ codes }) => codes)
  return {
    index,
    holder: rolesIn(index, holder, tenantId),
    tenantId,
    isEverywhere: ofInstallation.has(everyTenant),
    codes: toCodes(nodes),
    leading: toLeading(nodes),
    byCode: (code) => byCode.get(code) ?? [],
    byAddress: (address, operation) =>
      (byAddress.get(address) ?? []).filter(({ node }) => nodeGives(node.isWhole ? 'whole' : 'list', operation)),
    byEverywhere: () => ofInstallation.get(everyTenant) ?? [],
  }
}

interface NodeCause {
  readonly kind: 'role'
  readonly role: GrantingRole
  readonly node: Node
}

/** The roles and nodes by which somebody holds what nodes open, such as codes; a node that is turned off opens nothing. */
function groupCauses(
  grants: readonly HeldGrant[],
  open: (node: Node) => readonly string[],
): ReadonlyMap<string, readonly NodeCause[]> {
  const causes = grants
    .filter(({ node }) => node.isOn)
    .flatMap(({ role, node }) => open(node).map((opened) => ({ opened, cause: { kind: 'role', role, node } as const })))
  const groups = Map.groupBy(causes, ({ opened }) => opened)
  return new Map([...groups].map(([opened, own]) => [opened, own.map(({ cause }) => cause)]))
}

type Find = (here: Here, subject: string, key: string) => readonly Cause[]

/** By the sort of what is held, as keys begin. */
const finders: Readonly<Record<string, Find>> = {
  code: ({ byCode }, code) => byCode(code),
  address: ({ byAddress }, address) => byAddress(address, 'list'),
  whole: ({ byAddress }, address) => byAddress(address, 'all'),
  operation: (here, code) => {
    const begin = findOperated(code) ?? ''
    const operation = code.slice(begin.length + 1)
    const form = begin.startsWith('onl:') ? here.index.formsByTable.get(begin.slice(4)) : undefined
    if (form !== undefined) return findFormGrantors(here, form, operation)
    const report = here.index.reportsByCode.get(begin)
    return report === undefined ? [] : findReportGrantors(here, report, operation)
  },
  tenant: ({ tenantId, holder, byEverywhere }) =>
    tenantId === noTenant && holder.tenants.length > 0 ? byEverywhere() : [{ kind: 'member' }],
  depart: (here, id) => {
    const { index, holder, codes, byCode } = here
    const charged = new Set(ownDeparts).intersection(codes)
    const inCharge = holder.inChargeOf.filter((own) => findDeparts(index, { inChargeOf: [own] }, charged, here).has(id))
    return [
      ...(everyDepart.every((code) => codes.has(code)) ? everyDepart.flatMap(byCode) : []),
      ...inCharge.flatMap((own): readonly Cause[] => {
        const place = index.placesById.get(own)
        return place === undefined ? [] : [{ kind: 'charge', place }]
      }),
      ...(inCharge.length === 0 ? [] : ownDeparts.flatMap(byCode)),
    ]
  },
  form: (here, _subject, key) => {
    const { id, operation } = parseFormKey(key)
    const form = here.index.formsById.get(id)
    return form === undefined ? [] : findFormCauses(here, form, operation as FormOperation)
  },
  // Who sees the records of a form presses its buttons; what is set up for an operation comes with that.
  button: (here, _subject, key) => {
    const { id, operation: code } = parseFormKey(key)
    const form = here.index.formsById.get(id)
    const bringing = Object.entries(workOf).flatMap(([operation, own]) => (own === code ? [operation] : []))
    const operations = bringing.length === 0 ? ['list'] : bringing
    return form === undefined
      ? []
      : operations.flatMap((operation) => findFormCauses(here, form, operation as FormOperation))
  },
  lookup: () => [{ kind: 'everybody' }],
  report: findReportCauses,
  graph: findReportCauses,
  templet: findReportCauses,
}

function findReportCauses(here: Here, _subject: string, key: string): readonly Cause[] {
  const [kind, id, operation = ''] = key.split(':')
  const report = here.index.reportsByKey.get(`${kind}:${id}`)
  if (report === undefined) return []
  const granted = findReportGrantors(here, report, operation)
  return report.isOpen ? [{ kind: 'everybody' }, ...granted] : granted
}

function findReportGrantors({ byCode, byAddress }: Here, report: ReportRights, operation: string): readonly Cause[] {
  return [
    ...[...report.codes, ...report.operated.map((begin) => `${begin}:${operation}`)].flatMap(byCode),
    ...report.addresses.flatMap((address) => byAddress(address, operation)),
  ]
}

/** A form is opened by codes of its own, by the one that its settings name, by nodes that lead to it, or to everybody. */
function findFormCauses(here: Here, form: FormRights, operation: FormOperation): readonly Cause[] {
  const { holder, byCode } = here
  const isOpen = toFormGrant(form, holder, { codes: new Set(), leading: new Map() })?.may(operation) === true
  const { listAccess } = readExtend(form.extConfigJson)
  return [
    ...(isOpen ? [{ kind: 'everybody' } as const] : []),
    ...findFormGrantors(here, form, operation),
    ...(operation === 'list' && typeof listAccess === 'string' ? byCode(listAccess) : []),
  ]
}

function findFormGrantors({ byCode, byAddress }: Here, form: FormRights, operation: string): readonly Cause[] {
  return [
    ...[form, ...form.mains].flatMap(({ tableName }) => byCode(`onl:${tableName}:${operation}`)),
    ...form.addresses.flatMap((address) => byAddress(address, operation)),
  ]
}
