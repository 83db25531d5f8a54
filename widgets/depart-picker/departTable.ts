import { type DepartPickerProps, defaultDepartValue } from './props.ts'

const columns = { id: 'id', orgCode: 'org_code' } as const

/** The table by which stored departments get their names. */
export const departTable = ({ value = defaultDepartValue }: DepartPickerProps): string =>
  `sys_depart,depart_name,${columns[value]}`
