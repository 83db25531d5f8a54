import type { SignedInCall } from '../../http/call.ts'
import type { Resource } from '../../http/resource/resource.ts'
import type { PackTable } from '../packTable.ts'

/** A table as it is served: by what its document says, and the writes that the server does itself. */
export interface ServedTable {
  readonly table: PackTable
  readonly resource: Pick<Resource, 'model' | 'list'>
  /** The same records without what calls of people may not do. */
  readonly byServer: Pick<Resource, 'model' | 'add' | 'edit'>
}

/** Finds a table by its name; asked late, since tables name each other. */
export type FindTable = (name: string, call: SignedInCall) => Promise<ServedTable | undefined>

/** Finds a table of a pack or that of an online form. What the server serves is put together where both are known. */
export const findServedTable: FindTable = async (name, call) =>
  (await call.services.servedTable(name, call)) as ServedTable | undefined
