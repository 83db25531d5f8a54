import type { ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { VerificationCodeProps } from './props.ts'

export const VerificationCodeView = ({ value }: ViewProps<string, VerificationCodeProps>) => textCell(toText(value))
