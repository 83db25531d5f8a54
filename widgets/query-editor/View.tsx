import type { ViewProps } from '../../runtime/index.ts'
import '../shared/code/codeView.css'
import { emptyValue } from '../shared/emptyValue.tsx'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { QueryEditorProps } from './props.ts'

/** The query as it is written. */
export function QueryView({ value }: ViewProps<string, QueryEditorProps>) {
  const text = toText(value)
  if (text === '') return emptyValue
  return (
    <pre className="pw-code" data-wrap>
      <code>{text}</code>
    </pre>
  )
}

export const QueryCell = ({ value }: ViewProps<string, QueryEditorProps>) =>
  textCell(toText(value).replace(/\s+/g, ' ').trim())
