import type { SignedInCall } from '../../../http/call.ts'
import type { RawAnswer } from '../../../http/envelope.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { exportRecords } from '../../../http/resource/exportRecords.ts'
import { toOpenModel } from '../../../http/resource/openFields.ts'
import { presentRows } from '../../../http/resource/present.ts'
import { selectVisible } from '../../../http/resource/select.ts'
import { mapLong } from '../../../threads/letOthersIn.ts'
import { type OpenForm, type OpenSubForm, openSubForms } from '../openForm.ts'
import { listSubFields, toSheetColumns } from './columns.ts'

/**
 * Exports what a list of a form would show, or the records of `selections`, with the rows of sub tables that the caller
 * may export: a record then takes as many rows of the sheet as its longest sub table has, all of the same number (wire contract 1.11, 1.13).
 */
export async function exportForm(call: SignedInCall, opened: OpenForm): Promise<RawAnswer> {
  const open = await asRead(call, opened)
  const subs: OpenSubForm[] = []
  for (const sub of await openSubForms(call, opened))
    if (sub.form.head.isDbSynch === 'Y' && sub.grant.may('export')) subs.push(await asRead(call, sub))
  if (subs.length === 0) return exportRecords(open.listModel, call)
  let number = 0
  return exportRecords(open.listModel, call, {
    exported: toSheetColumns(open.listModel, subs),
    further: subs.map(({ mainField }) => mainField),
    toRows: async (records) => {
      const below = new Map<OpenSubForm, ReadonlyMap<string, readonly Values[]>>()
      for (const sub of subs) below.set(sub, await readBelow(call, sub, records))
      const rows = await mapLong(records, (record) => {
        number += 1
        return toSheetRows(record, number, open, below)
      })
      return rows.flat()
    },
  })
}

/** A form with the fields of its list that the caller reads. */
const asRead = async <T extends OpenForm>(call: SignedInCall, open: T): Promise<T> => ({
  ...open,
  listModel: await toOpenModel(open.listModel, call),
})

type Below = ReadonlyMap<OpenSubForm, ReadonlyMap<string, readonly Values[]>>

function toSheetRows(record: Values, number: number, { listModel }: OpenForm, below: Below) {
  const parts = [...below].map(([sub, rows]) => ({ sub, rows: rows.get(String(record[sub.mainField])) ?? [] }))
  const height = Math.max(1, ...parts.map(({ rows }) => rows.length))
  return Array.from({ length: height }, (_, index) => [
    number,
    ...listModel.exported.map(([name]) => toCell(record, name)),
    ...parts.flatMap(({ sub, rows }) => listSubFields(sub).map(([name]) => toCell(rows[index] ?? {}, name))),
  ])
}

const toCell = (record: Values, name: string): unknown => record[`${name}_dictText`] ?? record[name]

async function readBelow(
  call: SignedInCall,
  sub: OpenSubForm,
  records: readonly Values[],
): Promise<ReadonlyMap<string, readonly Values[]>> {
  const { listModel, foreignKey, mainField } = sub
  const keys = [...new Set(records.map((record) => record[mainField]))]
  const visible = await selectVisible(listModel, call)
  let query = visible.select([...new Set([...listModel.readable, foreignKey])]).where(foreignKey, 'in', keys)
  if (Object.hasOwn(listModel.fields, 'create_time')) query = query.orderBy('create_time')
  const byMain = new Map<string, Values[]>()
  for (let offset = 0; ; offset += rowsAtOnce) {
    const rows = await query.orderBy('id').limit(rowsAtOnce).offset(offset).execute()
    for (const [index, record] of (await presentRows(listModel, rows, call)).entries()) {
      const key = String(rows[index]?.[foreignKey])
      const known = byMain.get(key)
      if (known === undefined) byMain.set(key, [record])
      else known.push(record)
    }
    if (rows.length < rowsAtOnce) return byMain
  }
}

/** Rows of a sub table that are read at once, however many the records have. */
const rowsAtOnce = 2000
