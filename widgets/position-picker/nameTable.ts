import { defaults, type PositionPickerProps } from './props.ts'

const columns = { id: 'id', code: 'code' } as const

/** The table by which stored values get their names. */
export const nameTable = ({ value = defaults.value }: PositionPickerProps): string =>
  `sys_position,name,${columns[value]}`
