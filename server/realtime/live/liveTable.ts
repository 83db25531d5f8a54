import { snakeCaseName } from '../../db/names.ts'
import {
  findVisible,
  type RecordReader,
  type ResourceModel,
  readRecords,
  type Values,
} from '../../http/resource/index.ts'
import { findTableAudience } from './tableAudience.ts'

/** A table whose writes are announced, with what decides who gets which of its records. */
export interface LiveTable {
  /** The name of its topic. */
  readonly name: string
  /** The table of the database whose writes it is about. */
  readonly table: string
  /** The audience to which a person belongs; undefined for who may not listen. */
  findAudience(reader: RecordReader): Promise<string | undefined>
  /** Which of some records a person sees, by their keys. */
  findVisible(reader: RecordReader, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** The records of some keys that a person sees, as their list has them. */
  readRecords(reader: RecordReader, keys: readonly string[]): Promise<readonly Values[]>
}

/** Tables that become live, and are so no more, while the server runs. */
export interface ChangingTables {
  /** Changes of these may have made another table live, or changed who reads which of its records. */
  readonly decidedBy: ReadonlySet<string>
  /** The live table of a topic; the same `id` as long as what was announced of it goes on. */
  find(name: string): Promise<(LiveTable & { readonly id: string }) | undefined>
}

/** A table that is served as a resource, under its own name. */
export function toLiveTable(model: ResourceModel): LiveTable {
  const table = model.isVerbatim === true ? model.table : snakeCaseName(model.table)
  return {
    name: table,
    table,
    findAudience: (reader) => findTableAudience(model, reader),
    findVisible: (reader, keys) => findVisible(model, reader, keys),
    readRecords: (reader, keys) => readRecords(model, reader, keys),
  }
}
