import type { RestCall } from '../schema/source.ts'

/**
 * The calls of a source: those that a REST base stands for, the one that answers the children of a record, and the one
 * that says what goes with records when they are deleted.
 */
export type SourceCallName = RestCall | 'children' | 'removal'

/** One call of a source: the method, the path with all that stands in it, and what follows it. */
export interface SourceCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  /** What is written, as the call sends it; there where the call is about a record that is written. */
  readonly body?: Readonly<Record<string, unknown>>
}

/** What a call is about. */
export interface CallSubject {
  /** The keys of the records that are read or deleted. */
  readonly ids?: readonly string[]
  /** What is asked, by the grammar of lists (wire contract 2). */
  readonly query?: Readonly<Record<string, unknown>>
  /** The record that is written. */
  readonly record?: Readonly<Record<string, unknown>>
  /** Whether it is added below another one, so that it has to say which. */
  readonly isChild?: boolean
}

/** How one kind of source says a call; undefined for a call that it does not have. */
export type CallOf<S> = (source: S, call: SourceCallName, subject: CallSubject) => SourceCall | undefined

/** The method of each call, the same for every kind of source (specification 7.3, wire contract 1.13). */
export const callMethods: Readonly<Record<SourceCallName, SourceCall['method']>> = {
  list: 'GET',
  children: 'GET',
  queryById: 'GET',
  add: 'POST',
  edit: 'PUT',
  delete: 'DELETE',
  deleteBatch: 'DELETE',
  exportXls: 'GET',
  importExcel: 'POST',
  removal: 'GET',
}
