import type { ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { SafeHtml } from '../shared/SafeHtml.tsx'
import { toText } from '../shared/values.ts'
import type { RichTextProps } from './props.ts'

export function RichTextView({ value }: ViewProps<string, RichTextProps>) {
  const html = toText(value)
  return html === '' ? emptyValue : <SafeHtml html={html} />
}
