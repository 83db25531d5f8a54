import type { ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { toText } from '../shared/values.ts'
import { MarkdownText } from './MarkdownText.tsx'
import type { MarkdownProps } from './props.ts'

export function MarkdownView({ value }: ViewProps<string, MarkdownProps>) {
  const text = toText(value)
  return text === '' ? emptyValue : <MarkdownText text={text} />
}
