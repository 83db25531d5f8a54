import type { GridColumn } from './types.ts'

/** The native control whose characters a cell shows as they are; undefined where a format or a widget writes the value. */
export const plainEntryOf = ({ entry, field }: GridColumn): GridColumn['entry'] =>
  field.format === undefined ? entry : undefined
