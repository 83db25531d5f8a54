import type { ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import '../shared/code/codeView.css'
import type { CodeEditorProps } from './props.ts'

/** The code as it is; the editor with its colours is far too heavy for reading. */
export function CodeView({ value, props }: ViewProps<string, CodeEditorProps>) {
  const text = toText(value)
  if (text === '') return emptyValue
  return (
    <pre className="pw-code" data-wrap={props.wrap ?? true} style={{ tabSize: props.tabSize ?? 2 }}>
      <code>{text}</code>
    </pre>
  )
}

export const CodeCell = ({ value }: ViewProps<string, CodeEditorProps>) =>
  textCell(toText(value).replace(/\s+/g, ' ').trim())
