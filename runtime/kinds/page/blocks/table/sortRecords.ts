import { readLabel, readValue, toNumber, toText } from '../../../../format/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import type { TableSort } from '../../../../table/index.ts'

/**
 * Records in the order of one column: numbers by size, other values by their texts, and nothing last. What `readOf`
 * gives stands in place of the values of a field.
 */
export function sortRecords(
  records: readonly DataRecord[],
  sort: TableSort | undefined,
  locale: string,
  readOf?: ((record: DataRecord) => unknown) | undefined,
): readonly DataRecord[] {
  if (!sort) return records
  const { column, order } = sort
  const sign = order === 'asc' ? 1 : -1
  const texts = new Intl.Collator(locale, { numeric: true })
  const values = readOf && new Map(records.map((record) => [record, readOf(record)]))
  const read = (record: DataRecord) => (values ? values.get(record) : readValue(record, column))
  const readText = (record: DataRecord) => (values ? values.get(record) : readLabel(record, column))
  const isNothing = (record: DataRecord) => toText(read(record)) === ''
  return records.toSorted((one, other) => {
    const nothing = Number(isNothing(one)) - Number(isNothing(other))
    if (nothing !== 0) return nothing
    const [left, right] = [toNumber(read(one)), toNumber(read(other))]
    if (left !== null && right !== null) return sign * (left - right)
    return sign * texts.compare(toText(readText(one)), toText(readText(other)))
  })
}
