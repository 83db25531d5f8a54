import type { ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { InputPopupProps } from './props.ts'

export function InputPopupView({ value }: ViewProps<string, InputPopupProps>) {
  const text = toText(value)
  return text === '' ? emptyValue : <div className="pw-text-lines">{text}</div>
}

export const InputPopupCell = ({ value }: ViewProps<string, InputPopupProps>) => textCell(toText(value))
