import { readAddressValues } from '../../../page/index.ts'
import type { Registry } from '../../../registry/index.ts'
import { type FilterableField, filterWidgets, toFilterableFields } from '../superQuery/filterableFields.ts'
import type { AddressReader } from './readLocation.ts'

const none: readonly FilterableField[] = []

/** The fields of the advanced query that an address has, once their widgets are there; none where it has no such query. */
export async function loadFilterable(
  query: string,
  {
    resolved,
    registry,
    text,
    hasAccess,
  }: Pick<AddressReader, 'resolved' | 'text' | 'hasAccess'> & {
    readonly registry: Registry
  },
): Promise<readonly FilterableField[]> {
  if (!readAddressValues(query).where) return none
  const { page, fields } = resolved
  await registry.loadWidgets({ shown: filterWidgets(fields), edited: [] })
  const options = 'superQuery' in page ? page.superQuery : undefined
  return toFilterableFields({ fields, options, findWidget: registry.findWidget, text, hasAccess })
}
