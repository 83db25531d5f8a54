import type { ViewProps } from '../../runtime/index.ts'
import { textValue } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { MenuTargetProps } from './props.ts'

/** The address, as lists of the menu show many of them. */
export const MenuTargetView = ({ value }: ViewProps<string, MenuTargetProps>) => textValue(toText(value))
