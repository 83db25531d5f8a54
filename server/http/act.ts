import { isObject } from '../../runtime/language/index.ts'
import type { Connection } from '../db/schema.ts'
import type { SignedInCall } from './call.ts'
import type { ActName } from './callCatalogue.ts'
import { Answer } from './envelope.ts'

/** Whom and what an act on rights is about, by their ids. */
export interface Subjects {
  readonly users?: readonly string[]
  readonly roles?: readonly string[]
  readonly departRoles?: readonly string[]
  readonly nodes?: readonly string[]
  readonly departs?: readonly string[]
  /** Below which departments others come to stand: rules on departments may then let other ones through, whoever has them. */
  readonly movedTo?: readonly string[]
  /** Departments that go with all below them, or are closed or opened: their roles hang on it, those that the caller does not see too. */
  readonly closing?: readonly string[]
  /** Forms of whose records some are lost. */
  readonly emptied?: readonly string[]
  /** Tenants that are closed or opened: what their people may do there hangs on it. */
  readonly switched?: readonly string[]
  /** Departments whose roles may grant other nodes than before. */
  readonly pools?: readonly string[]
  readonly forms?: readonly string[]
  readonly reports?: readonly string[]
  readonly graphs?: readonly string[]
  readonly templets?: readonly string[]
  /** Roles and departments to which something of the forms is given; of themselves they are not judged. */
  readonly grantees?: { readonly roles?: readonly string[]; readonly departs?: readonly string[] }
}

/** The subjects of what people do with their own account. */
export const ofCaller = ({ user }: Pick<SignedInCall, 'user'>): Subjects => ({ users: [user.id] })

/** The id of a record that a call brings, or that its answer carries; none where there is none. */
export function idsOf(record: unknown): readonly string[] {
  const values = record instanceof Answer ? record.result : record
  const id = isObject(values) ? values.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? [String(id)] : []
}

/**
 * The ids of the records that a transaction added, by what it gives: one `{ row }`, or several, some of which may have
 * failed; the whole answer of a call that is answered once.
 */
export function idsOfAdded(result: unknown): readonly string[] {
  if (result instanceof Answer) return idsOf(result)
  if (Array.isArray(result)) return result.flatMap(idsOfAdded)
  return isObject(result) ? idsOf(result.row) : []
}

/** Says whom an act is about; `result` is what its work returned, undefined before it. */
type ReadSubjects<C> = (call: C, result?: unknown) => Subjects | Promise<Subjects>

/**
 * What sort of act on rights a writing call is. `gives`: somebody gets rights by it, or loses some. `actsFor`: it does
 * with somebody's account what only they could do. `changes`: rights hang on what it changes. Each names its subjects;
 * they are asked for before the work and after it, as records that it adds have no id before. `power`: what hangs on it
 * cannot be told, such as on a statement of SQL, so its code is worth as much as the administrator's role and is marked as
 * a power by its pack. `none`: it is about a record of one's own work, on which no rights hang.
 */
export type Act<C = SignedInCall> = 'none' | 'power' | CheckedAct<C>

/** The name of the sort of an act. */
export function nameAct(act: Act): ActName {
  if (typeof act === 'string') return act
  return 'gives' in act ? 'gives' : 'actsFor' in act ? 'actsFor' : 'changes'
}

/** An act on rights that is checked by what it did. */
export type CheckedAct<C = SignedInCall> =
  | { readonly gives: ReadSubjects<C> }
  | { readonly actsFor: ReadSubjects<C> }
  | { readonly changes: ReadSubjects<C> }

/** Runs the work of an act in a transaction of its own, and undoes it where the caller may not do that. */
export type CheckAct = <T>(call: SignedInCall, act: CheckedAct, run: ActRun<T>) => Promise<T>

/** What is done in the transaction of an act. */
export interface ActRun<T> {
  /** Decides once more whether the caller may make the call at all, as other acts were waited for. */
  readonly renew: (transaction: Connection) => Promise<void>
  readonly work: (transaction: Connection) => Promise<T>
}
