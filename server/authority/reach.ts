import { neverKey } from './extent.ts'
import type { GrantingRole } from './grants.ts'

/**
 * Where a bound comes from: a rule by its name, with the role that chose it (none for a rule of a form, which names whom it
 * binds), a field or button that a form withholds, or a variable that stands for who asks in a statement.
 */
export type BoundSource =
  | { readonly kind: 'rule'; readonly name: string; readonly text: string; readonly by?: GrantingRole }
  | { readonly kind: WithheldKind | 'asker'; readonly name: string }

/**
 * How a form withholds a field, a button or the records of other tenants; a view may lack fields of its table, and a button
 * may show under a condition alone.
 */
export type WithheldKind =
  | 'hiddenInList'
  | 'hiddenInForm'
  | 'readOnly'
  | 'noButton'
  | 'noField'
  | 'tenant'
  | 'condition'

/**
 * A rule that narrows something held, by what it says; two rules that say the same are one. `extent` are the values that it
 * leaves to one person, such as departments; undefined where it leaves the same to everybody.
 */
export interface Bound {
  readonly rule: string
  readonly extent?: ReadonlySet<string> | undefined
  /** The records that it narrows, by the paths of their calls, where what is held is about several; undefined for all of it. */
  readonly about?: readonly string[]
  /** For who is told of it; it makes no rule another one. */
  readonly source?: BoundSource
}

/**
 * What is held, by its key: `code:user:edit`, `depart:1`, `report:1:export` or `form:orders/1:list`, which names the table
 * whose records a form shows beside the form; `address:/online/cgformList/1` for seeing what an address leads to and
 * `whole:/online/cgformList/1` for all of it; `operation:onl:orders:list` for what is granted of an operation,
 * by its code or otherwise; `lookup:orders.name` for the names that choices read, `button:orders/1:pay` for what a
 * button, or an operation, makes the server do besides.
 */
export type Holdings = ReadonlyMap<string, readonly Bound[]>

/**
 * What somebody may reach: everything, or what they hold in each of their tenants; 0 stands for the installation's own
 * records.
 */
export interface Reach {
  readonly isAdmin: boolean
  /** Whether what is held for the installation holds in every tenant. */
  readonly isEverywhere: boolean
  readonly tenants: ReadonlyMap<number, Holdings>
}

/** Something held in a tenant. */
export interface Holding {
  readonly tenantId: number
  readonly key: string
  readonly bounds: readonly Bound[]
}

/** The key of an operation on the records of a form. */
export const toFormKey = (
  { id, recordTable }: { readonly id: string; readonly recordTable: string },
  operation: string,
): string => `form:${recordTable}/${id}:${operation}`

/** The key of reading one column of the table of a form for choices of fields. */
export const toLookupKey = (table: string, column: string): string => `lookup:${table}.${column}`

/** The key of what is set up for a button of a form, or for an operation on its records: `add`, `edit` or `delete`. */
export const toButtonKey = (
  { id, recordTable }: { readonly id: string; readonly recordTable: string },
  code: string,
): string => `button:${recordTable}/${id}:${code}`

/** The key of an operation on something made online, however it is granted, by the code of the operation. */
export const toOperationKey = (code: string): string => `operation:${code}`

/** The form and the operation that a key of forms is about. */
export function parseFormKey(key: string): { readonly id: string; readonly operation: string } {
  const [, id = '', operation = ''] = /^(?:form|button):.*\/([^/:]*):(\w+)$/.exec(key) ?? []
  return { id, operation }
}

/** The reach of nobody. */
export const noReach: Reach = { isAdmin: false, isEverywhere: false, tenants: new Map() }

/** What of a reach another one does not cover: what it lacks, or holds under a rule that does not bind the first. */
export function findBeyond(reach: Reach, limit: Reach): readonly Holding[] {
  if (limit.isAdmin) return []
  return [...reach.tenants].flatMap(([tenantId, holdings]) =>
    [...holdings].flatMap(([key, bounds]) => {
      return isCovered({ tenantId, key, bounds }, limit) ? [] : [{ tenantId, key, bounds }]
    }),
  )
}

/** Whether something is held too, under no rule that would not narrow it. */
function isCovered({ tenantId, key, bounds }: Holding, limit: Reach): boolean {
  const held = findHeld(limit, tenantId, key)
  if (held !== undefined && areWithin(bounds, held)) return true
  return findOtherWays(limit, tenantId, key).some((limits) => areWithin(bounds, limits))
}

/** The rules under which something is held in a tenant; undefined where it is not held. */
export function findHeld(reach: Reach, tenantId: number, key: string): readonly Bound[] | undefined {
  const own = reach.tenants.get(tenantId)?.get(key)
  if (own !== undefined || !reach.isEverywhere) return own
  return key === tenantKey(tenantId) ? [] : reach.tenants.get(0)?.get(key)
}

/**
 * The rules of other ways to the same: the records of a form may be those of its views as well, but what a button does is
 * that of one form; choices read no more than lists, and the code of an operation gives no more than a node or another code that brings the operation.
 */
function findOtherWays(reach: Reach, tenantId: number, key: string): readonly (readonly Bound[])[] {
  if (key.startsWith('code:')) {
    const operation = findHeld(reach, tenantId, toOperationKey(key.slice(5)))
    return operation === undefined ? [] : [operation]
  }
  const [, read, column = ''] = /^lookup:(.+)\.([^.]+)$/.exec(key) ?? []
  if (read !== undefined) return findReads(reach, tenantId, read).flatMap((bounds) => toColumnBounds(bounds, column))
  const [, begin, operation] = /^(form:.+\/)[^/]+(:\w+)$/.exec(key) ?? []
  return begin === undefined || operation === undefined ? [] : findForms(reach, tenantId, begin, operation)
}

/** The rules of an operation on the records of a table, by each form that shows them. */
function findForms(reach: Reach, tenantId: number, begin: string, operation: string): readonly (readonly Bound[])[] {
  const isOne = (key: string) => key.startsWith(begin) && key.endsWith(operation)
  return [tenantId, ...(reach.isEverywhere ? [0] : [])].flatMap((id) =>
    [...(reach.tenants.get(id) ?? [])].flatMap(([key, bounds]) => (isOne(key) ? [bounds] : [])),
  )
}

/** The rules of lists of the records of a table: those that have no tenant are the installation's, and the same in each. */
function findReads(reach: Reach, tenantId: number, table: string): readonly (readonly Bound[])[] {
  const list = (id: number) => findForms(reach, id, `form:${table}/`, ':list')
  const hasNoTenant = (bounds: readonly Bound[]) => !bounds.some(({ source }) => source?.kind === 'tenant')
  return [...list(tenantId), ...(tenantId === 0 ? [] : list(0).filter(hasNoTenant))]
}

/** What of the bounds of a list narrows one of its columns; nothing where it does not show it. */
function toColumnBounds(bounds: readonly Bound[], column: string): readonly (readonly Bound[])[] {
  const isHidden = bounds.some(
    ({ source }) => (source?.kind === 'noField' || source?.kind === 'hiddenInList') && source.name === column,
  )
  return isHidden ? [] : [bounds.filter(({ source }) => source?.kind === 'rule' || source?.kind === 'tenant')]
}

/** What everybody holds in a tenant that is theirs. */
export const tenantKey = (tenantId: number): string => `tenant:${tenantId}`

/** Whether everything of a reach is part of another one. */
export function isWithin(reach: Reach, limit: Reach): boolean {
  return limit.isAdmin || (!reach.isAdmin && findBeyond(reach, limit).length === 0)
}

/** Every rule that narrows the limit narrows the same records of this as well, to no more than it leaves there. */
function areWithin(bounds: readonly Bound[], limits: readonly Bound[]): boolean {
  // Where a rule lets no record through, nothing is held that others could lack.
  if (bounds.some(({ rule }) => rule === neverKey)) return true
  return limits.every(({ rule, extent: outer, about = all }) =>
    about.every((path) =>
      bounds.some(
        (bound) =>
          bound.rule === rule &&
          (bound.about ?? all).includes(path) &&
          (outer === undefined || bound.extent === undefined || bound.extent.isSubsetOf(outer)),
      ),
    ),
  )
}

const all: readonly string[] = ['']
