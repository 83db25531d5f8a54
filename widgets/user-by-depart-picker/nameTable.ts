import { defaults, type UserByDepartPickerProps } from './props.ts'

const columns = { username: 'username', id: 'id' } as const

/** The table by which stored values get their names. */
export const nameTable = ({ value = defaults.value }: UserByDepartPickerProps): string =>
  `sys_user,realname,${columns[value]}`
