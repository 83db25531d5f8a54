import type { ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { TextareaProps } from './props.ts'

export function TextareaView({ value }: ViewProps<string, TextareaProps>) {
  const text = toText(value)
  return text === '' ? emptyValue : <div className="pw-text-lines">{text}</div>
}

export const TextareaCell = ({ value }: ViewProps<string, TextareaProps>) => textCell(toText(value))
