import { defaultUserValue, type UserPickerProps } from './props.ts'

/** The table by which stored users get their names. */
export const userTable = ({ value = defaultUserValue }: UserPickerProps): string => `sys_user,realname,${value}`
