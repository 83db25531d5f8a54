import type { DataRecord } from '../../../../registry/index.ts'
import type { TableSort } from '../../../../table/index.ts'
import { readLabel, readNumber, readValue, toText } from '../../records/readValue.ts'

/** Records in the order of one column: numbers by size, other values by their texts, and nothing last. */
export function sortRecords(
  records: readonly DataRecord[],
  sort: TableSort | undefined,
  locale: string,
): readonly DataRecord[] {
  if (!sort) return records
  const { column, order } = sort
  const sign = order === 'asc' ? 1 : -1
  const texts = new Intl.Collator(locale, { numeric: true })
  const isNothing = (record: DataRecord) => toText(readValue(record, column)) === ''
  return records.toSorted((one, other) => {
    const nothing = Number(isNothing(one)) - Number(isNothing(other))
    if (nothing !== 0) return nothing
    const [left, right] = [readNumber(one, column), readNumber(other, column)]
    if (left !== null && right !== null) return sign * (left - right)
    return sign * texts.compare(toText(readLabel(one, column)), toText(readLabel(other, column)))
  })
}
