import { useKeyedRecords } from '../../runtime/index.ts'
import { recordText } from '../shared/recordText.ts'
import { splitList, toText } from '../shared/values.ts'
import type { LinkTableFieldProps } from './props.ts'

/**
 * What shows of the linked records: their column joined by commas. What was stored stands until they are there, and where
 * no record is linked.
 */
export function useLinkedColumn(linked: unknown, stored: unknown, props: LinkTableFieldProps): string {
  const { table, value = 'id', column } = props
  const keys = splitList(linked)
  const records = useKeyedRecords({ source: { onlineForm: table }, field: value }, keys)
  const known = records.flatMap(({ record }) => (record ? [record] : []))
  if (known.length === 0) return toText(stored)
  return known
    .map((record) => recordText(record, column))
    .filter((text) => text !== '')
    .join(', ')
}
