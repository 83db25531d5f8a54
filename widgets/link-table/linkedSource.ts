import type { KeyedSource } from '../../runtime/index.ts'
import type { LinkTableProps } from './props.ts'

/** Where the records come from, and by what they are stored. */
export const linkedSource = ({ table, value = 'id' }: Pick<LinkTableProps, 'table' | 'value'>): KeyedSource => ({
  source: { onlineForm: table },
  field: value,
})
