import type { ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { toText } from '../shared/values.ts'
import type { PasswordProps } from './props.ts'

/** A password is never shown, nor is its length. */
export const PasswordView = ({ value }: ViewProps<string, PasswordProps>) =>
  toText(value) === '' ? emptyValue : '••••••'
