import { camelCaseName } from '../../db/names.ts'
import type { PackTable } from '../packTable.ts'

/** How the records of a table call their columns. */
export type NamedTable = Pick<PackTable, 'isVerbatim'>

/** The name of a column in records and formulas: `order_no` is `orderNo`, and stays `order_no` in online forms. */
export const fieldOf = ({ isVerbatim }: NamedTable, column: string): string =>
  isVerbatim === true ? column : camelCaseName(column)
