import { isTimeZone, moveTimeText, wireZone } from '../../../runtime/language/index.ts'
import type { FieldType } from '../query/condition.ts'
import type { Cells, RowBatches } from './writing/sheet.ts'

/** A sheet whose columns are of known types; what is no field of records has none. */
interface TypedSheet {
  readonly headers: readonly string[]
  readonly types: readonly (FieldType | undefined)[]
  readonly batches: RowBatches
}

/** Writes the times of a sheet in a zone and names it in the headers of their columns; the wire's zone changes nothing. */
export function withSheetTimes<Sheet extends TypedSheet>(sheet: Sheet, zone: string): Omit<Sheet, 'types'> {
  const { types, ...untimed } = sheet
  if (zone === wireZone || !types.includes('datetime')) return untimed
  const isTime = types.map((type) => type === 'datetime')
  return {
    ...untimed,
    headers: sheet.headers.map((header, index) => (isTime[index] ? `${header} (${zone})` : header)),
    batches: moveBatches(sheet.batches, isTime, zone),
  }
}

async function* moveBatches(batches: RowBatches, isTime: readonly boolean[], zone: string): RowBatches {
  const move = (value: unknown, index: number) =>
    isTime[index] && typeof value === 'string' ? moveTimeText(value, wireZone, zone) : value
  for await (const batch of batches) yield batch.map((cells: Cells) => cells.map(move))
}

/** The name of a column without the zone that an export writes behind it; `zone` is undefined for a name without one. */
export function readHeader(text: string): { readonly name: string; readonly zone?: string } {
  const [, name, zone] = /^(.*\S) \(([\w/+:-]+)\)$/.exec(text.trim()) ?? []
  return name !== undefined && zone !== undefined && isTimeZone(zone) ? { name, zone } : { name: text }
}

const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** A cell of a column of times as the wire has it; a day alone is its beginning in the zone. */
export const readSheetTime = (cell: string, zone: string): string =>
  zone === wireZone ? cell : moveTimeText(dayForm.test(cell) ? `${cell} 00:00:00` : cell, zone, wireZone)
