import { createError } from '../../../runtime/language/index.ts'
import { findRow } from '../../db/rows.ts'
import { type Answer, type SignedInCall, withTransaction } from '../../http/index.ts'
import { importRecords, oneByOne, type RecordRows, type Values } from '../../http/resource/index.ts'
import { dictionaries, items } from './resources.ts'
import { sheetModel } from './sheetModel.ts'

const itemFields = ['itemText', 'itemValue', 'itemColor', 'sortOrder', 'status'] as const

/**
 * Adds the rows of sheets: each is an item of the dictionary whose code it names, which is made where there is none. A
 * row without a code goes on with the dictionary above it, and one without a value is a dictionary alone.
 */
export async function importDictionaries(call: SignedInCall): Promise<Answer> {
  let above = ''
  const save = oneByOne(([row = {}]: RecordRows) => {
    above = textOf(row.dictCode) || above
    return withTransaction(call, (inner) => saveRow(inner, { ...row, dictCode: above }))
  })
  return importRecords(sheetModel, call, { save })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

async function saveRow(call: SignedInCall, row: Values): Promise<void> {
  const hasItem = textOf(row.itemValue) !== '' || textOf(row.itemText) !== ''
  const known = await findDictionary(call, textOf(row.dictCode))
  // The code of a dictionary that is there already is taken, unless the row brings an item for it.
  const id = known !== undefined && hasItem ? known : await addDictionary(call, row)
  if (!hasItem) return
  const values = Object.fromEntries(itemFields.map((name) => [name, row[name]]))
  await items.add(call, { ...values, description: row.itemDescription, dictId: id })
}

async function findDictionary(call: SignedInCall, dictCode: string): Promise<string | undefined> {
  const row = await findRow(call.db, 'sysDict', { dictCode, delFlag: 0 }, ['id'])
  return row?.id
}

async function addDictionary(call: SignedInCall, row: Values): Promise<string> {
  const { dictName, dictCode, description } = row
  const { id } = await dictionaries.add(call, { dictName, dictCode, description })
  if (typeof id !== 'string') throw createError('recordNotFound')
  return id
}
