import { useRef } from 'react'
import type { EditProps } from '../../runtime/index.ts'
import { useMonaco } from '../shared/code/useMonaco.ts'
import { EditorFrame } from './EditorFrame.tsx'
import { appearance, type QueryEditorProps } from './props.ts'

interface PlainEditProps {
  readonly edit: EditProps<string, QueryEditorProps>
  readonly mode: 'json' | 'markdown'
}

/** What a report reads that is no query, such as records in JSON. */
export function PlainEdit({ edit, mode }: PlainEditProps) {
  const place = useRef<HTMLDivElement>(null)
  useMonaco(edit, { ...appearance, mode }, place)
  return <EditorFrame edit={edit} place={place} name={mode === 'json' ? 'JSON' : 'URL'} />
}
