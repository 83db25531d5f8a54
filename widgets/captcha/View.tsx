import type { ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import type { CaptchaValue } from './Edit.tsx'
import type { CaptchaProps } from './props.ts'

export const CaptchaView = ({ value }: ViewProps<CaptchaValue, CaptchaProps>) => textCell(String(value?.text ?? ''))
