import type { CSSProperties } from 'react'
import type { DataRecord, FieldError } from '../../../runtime/index.ts'
import type { GridColumn } from '../columns/types.ts'
import type { CellMode } from '../keyboard/toCommand.ts'

/** What a cell draws, as plain values, so that a cell that stays the same is not drawn again. */
export interface CellProps {
  readonly column: GridColumn
  readonly columnIndex: number
  /** The number of its column among all that stand in a row, from 1. */
  readonly ariaColumn: number
  readonly rowIndex: number
  readonly rowKey: string
  readonly value: unknown
  /** The row, for views that read other fields; left out where the cell is only characters. */
  readonly values: DataRecord | undefined
  readonly error: FieldError | undefined
  /** How the cell is the active one; undefined while another one is. */
  readonly mode: CellMode | undefined
  readonly isRanged: boolean
  readonly hasHandle: boolean
  readonly isShown: boolean
  readonly isDisabled: boolean
  readonly isRequired: boolean
  readonly style: CSSProperties
}
