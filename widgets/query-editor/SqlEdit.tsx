import { useMemo, useRef } from 'react'
import { type EditProps, useQueryCatalogue, useSiblingValue } from '../../runtime/index.ts'
import { useMonaco } from '../shared/code/useMonaco.ts'
import { toText } from '../shared/values.ts'
import { EditorFrame } from './EditorFrame.tsx'
import { useProposals } from './editor/useProposals.ts'
import { useQueryKeys } from './editor/useQueryKeys.ts'
import { useQueryMarker } from './editor/useQueryMarker.ts'
import { findParameters } from './model/parameters.ts'
import { PreviewPanel } from './preview/PreviewPanel.tsx'
import { appearance, type QueryEditorProps } from './props.ts'
import './query.css'
import { QueryTools } from './QueryTools.tsx'
import { useDraft } from './useDraft.ts'

/** The query of a report, with its mistakes, its parameters and its first rows below it. */
export function SqlEdit(edit: EditProps<string, QueryEditorProps>) {
  const sql = toText(edit.value)
  const place = useRef<HTMLDivElement>(null)
  const dataSource = toText(useSiblingValue(edit.props.dataSource))
  // The preview is run with the defaults, which stand beside the query.
  useSiblingValue(edit.props.parameters)
  const query = useDraft(sql, edit.props)
  const failed = query.failed?.sql === sql ? query.failed : undefined
  const mistake = useMemo(() => failed && { message: failed.failure.message, place: failed.place }, [failed])
  const code = useMonaco(edit, { ...appearance, mode: 'sql' }, place)
  const parameters = useMemo(() => findParameters(sql), [sql])
  useProposals(code, useQueryCatalogue(dataSource, !edit.disabled), parameters)
  useQueryMarker(code, mistake)
  useQueryKeys(code, () => void query.run())
  return (
    <div className="pw-sql">
      <EditorFrame edit={edit} place={place} name="SQL" onLeave={() => void (edit.disabled || query.check())} />
      {!edit.disabled && (
        <>
          <QueryTools
            id={edit.id}
            query={query}
            isBlank={sql.trim() === ''}
            hasColumns={edit.props.columns !== undefined}
          />
          <PreviewPanel query={query} sql={sql} message={mistake?.message} />
        </>
      )}
    </div>
  )
}
