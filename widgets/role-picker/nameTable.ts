import { defaults, type RolePickerProps } from './props.ts'

const columns = { id: 'id', roleCode: 'role_code' } as const

/** The table by which stored values get their names. */
export const nameTable = ({ value = defaults.value }: RolePickerProps): string => `sys_role,role_name,${columns[value]}`
