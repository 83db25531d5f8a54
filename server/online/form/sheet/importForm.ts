import { AppError, createFailure, type LanguageTexts } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/call.ts'
import type { Answer } from '../../../http/envelope.ts'
import { addRecords, FallBackToSingle, oneByOne } from '../../../http/resource/addRecords.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { importRecords, type RecordRows, type SaveRecords } from '../../../http/resource/importRecords.ts'
import { withTransaction } from '../../../http/transaction.ts'
import { letOthersIn, mapLong } from '../../../threads/letOthersIn.ts'
import { fillDefaults } from '../defaults/fillDefaults.ts'
import { type OpenForm, type OpenSubForm, openSubForms } from '../openForm.ts'
import { isOneToOne } from '../records/onlyRow.ts'
import { addFormRecord } from '../records/records.ts'
import { findTreeFields } from '../tree/treeFields.ts'
import { listSubFields, numberColumn, toSheetColumns, toSubColumn } from './columns.ts'

const scattered: LanguageTexts = {
  zh: '序号 {number} 在前面已出现，同一条记录的行须相邻',
  en: 'The number {number} is already used further up; keep the rows of a record together.',
  tw: '序號 {number} 在前面已出現，同一條記錄的列須相鄰',
}

/**
 * Adds the records of spreadsheets, those of sub tables with them unless the person asks for the main table alone. Rows
 * of one number are one record; a row without a number and without values of the main table belongs to the record above
 * it. A record whose rows are not all right is not taken (wire contract 1.13).
 */
export async function importForm(call: SignedInCall, open: OpenForm): Promise<Answer> {
  const subs = (await openSubForms(call, open)).filter(({ form }) => form.head.isDbSynch === 'Y')
  const toBody = (rows: RecordRows) => toRecord(open, subs, rows)
  const each = oneByOne(async (rows: RecordRows) =>
    addFormRecord(call, open, await toBody(rows), { operation: 'import' }),
  )
  const isPlain = subs.length === 0 && findTreeFields(open) === undefined
  const save: SaveRecords = async (records) => {
    if (findTreeFields(open) !== undefined || isOneToOne(open.form)) return each(records)
    const bodies: Values[] = []
    for (const rows of records) bodies.push(await toBody(rows))
    return (await saveBatch(call, open, subs, bodies)) ?? each(records)
  }
  if (isPlain) return importRecords(open.listModel, call, { save, exported: open.listModel.exported })
  return importRecords(open.listModel, call, {
    save,
    exported: toSheetColumns(open.listModel, subs),
    joins: createJoins(open),
  })
}

/** Numbers that have been used further up belong to no record any more. */
function createJoins({ listModel }: OpenForm): (values: Values, above: RecordRows) => boolean | AppError {
  const seen = new Set<string>()
  return (values, above) => {
    const number = String(values[numberColumn] ?? '')
    if (number === '') return above.length > 0 && listModel.exported.every(([name]) => (values[name] ?? '') === '')
    if (above.length > 0 && String(above[0]?.[numberColumn] ?? '') === number) return true
    if (seen.has(number)) return createFailure(scattered, { details: { number } })
    seen.add(number)
    return false
  }
}

/** The body of a call that adds the record; rows of a sub table whose cells are all empty are none. */
async function toRecord({ listModel }: OpenForm, subs: readonly OpenSubForm[], rows: RecordRows): Promise<Values> {
  const [first = {}] = rows
  const own = new Set(listModel.exported.map(([name]) => name))
  const subNames = new Set(subs.map(({ form }) => `${form.head.tableName}.`))
  const main = Object.entries(first).filter(
    ([name]) => own.has(name) || (name !== numberColumn && ![...subNames].some((table) => name.startsWith(table))),
  )
  const below: (readonly [string, readonly Values[]])[] = []
  for (const sub of subs) {
    const table = sub.form.head.tableName
    const columns = listSubFields(sub).map(([name]) => [name, toSubColumn(table, name)] as const)
    const given = await mapLong(rows, (row) =>
      Object.fromEntries(
        columns.map(([name, column]) => [name, row[column] ?? '']).filter(([, value]) => value !== ''),
      ),
    )
    below.push([table, given.filter((record) => Object.keys(record).length > 0)])
  }
  return Object.fromEntries([...main.filter(([, value]) => value !== ''), ...below])
}

class NotAsBatch extends Error {}

/**
 * Saves many records with few statements; undefined when one of them has to be looked at by itself, such as one whose
 * sub rows are wrong.
 */
async function saveBatch(
  call: SignedInCall,
  open: OpenForm,
  subs: readonly OpenSubForm[],
  bodies: readonly Values[],
): Promise<readonly (AppError | undefined)[] | undefined> {
  try {
    return await withTransaction(call, async (inner) => {
      const filled: Values[] = []
      for (const body of bodies) filled.push(await fillDefaults(inner, open.form, body))
      const mains = await addRecords(open.model, inner, filled)
      for (const sub of subs) {
        const rows: Values[] = []
        for (const [index, main] of mains.entries()) {
          if ('error' in main) continue
          for (const row of (bodies[index]?.[sub.form.head.tableName] ?? []) as readonly Values[]) {
            rows.push({ ...(await fillDefaults(inner, sub.form, row)), [sub.foreignKey]: main.row[sub.mainField] })
            await letOthersIn()
          }
        }
        // Which row is refused is told record by record.
        if (rows.length > 0 && !sub.grant.may('import')) throw new NotAsBatch()
        if (isOneToOne(sub.form) && new Set(rows.map((row) => row[sub.foreignKey])).size < rows.length)
          throw new NotAsBatch()
        if ((await addRecords(sub.model, inner, rows)).some((added) => 'error' in added)) throw new NotAsBatch()
      }
      return mains.map((main) => ('error' in main ? main.error : undefined))
    })
  } catch (error) {
    if (error instanceof AppError) throw error
    if (error instanceof NotAsBatch || (error instanceof Error && 'code' in error) || error instanceof FallBackToSingle)
      return undefined
    throw error
  }
}
