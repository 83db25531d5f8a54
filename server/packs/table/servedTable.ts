import type { Resource } from '../../http/resource/resource.ts'
import type { PackTable } from '../packTable.ts'

/** A table of a pack as it is served: by its document, with its calls, and the writes that the server does itself. */
export interface ServedTable {
  readonly table: PackTable
  readonly resource: Resource
  /** The same records without what calls of people may not do. */
  readonly byServer: Resource
}

/** Finds a table of a pack by its name; asked late, since tables name each other. */
export type FindTable = (name: string) => ServedTable | undefined
