import { type EditProps, useSiblingValue } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import { PlainEdit } from './PlainEdit.tsx'
import type { QueryEditorProps } from './props.ts'
import { SqlEdit } from './SqlEdit.tsx'

/** A query, or the text that stands in its place where another field says that it is none. */
export function QueryEdit(edit: EditProps<string, QueryEditorProps>) {
  const sort = toText(useSiblingValue(edit.props.sort))
  const isQuery = edit.props.sort === undefined || sort === '' || sort === 'sql'
  return isQuery ? <SqlEdit {...edit} /> : <PlainEdit edit={edit} mode={sort === 'json' ? 'json' : 'markdown'} />
}
