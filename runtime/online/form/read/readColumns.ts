import { readColumns } from '../../columns.ts'
import { jsonOf, numberOf, textOf, type Wire, wireOf } from '../../wire.ts'
import type { FormColumn } from '../onlineForm.ts'

/** The further settings of a field: a JSON object as text. */
export const readExtend = (value: unknown): Wire => wireOf(jsonOf(value))

/** The columns of a list in their order. */
export const readFormColumns = (answer: Wire): readonly FormColumn[] =>
  readColumns(answer, (wire) => ({
    dbType: textOf(wire.dbType),
    showLength: numberOf(wire.showLength) ?? 0,
    extend: readExtend(wire.fieldExtendJson),
  }))
