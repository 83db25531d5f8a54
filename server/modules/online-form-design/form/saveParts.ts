import type { SignedInCall } from '../../../http/index.ts'
import { type PartTable, type Values, writeParts } from '../../../http/resource/index.ts'
import type { PartChanges } from './partChanges.ts'

/** The parts of a form, and the column of each that no two parts of a form share. */
export const partTables = {
  onlCgformField: { table: 'onlCgformField', owner: 'cgformHeadId', name: 'dbFieldName' },
  onlCgformIndex: { table: 'onlCgformIndex', owner: 'cgformHeadId', name: 'indexName' },
} as const satisfies Readonly<Record<string, PartTable>>

/** Writes what becomes of the fields or indexes of a form. */
export function saveParts<Row extends { readonly id: string }>(
  call: SignedInCall,
  table: keyof typeof partTables,
  formId: string,
  { removed, changed, added }: PartChanges<Row>,
): Promise<readonly Values[]> {
  return writeParts(call, partTables[table], formId, {
    removed: removed.map(({ id }) => id),
    changed: changed.map(({ before, values }) => ({ id: before.id, values })),
    added,
  })
}
