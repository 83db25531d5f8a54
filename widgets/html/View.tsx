import type { ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { SafeHtml } from '../shared/SafeHtml.tsx'
import { toText } from '../shared/values.ts'
import type { HtmlProps } from './props.ts'

export function HtmlView({ value }: ViewProps<string, HtmlProps>) {
  const text = toText(value)
  return text === '' ? emptyValue : <SafeHtml html={text} />
}
