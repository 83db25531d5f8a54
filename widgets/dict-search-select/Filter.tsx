import type { EditProps } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import { DictSearchSelectEdit } from './Edit.tsx'
import type { DictSearchSelectProps } from './props.ts'

/** The search of a query bar, which waits less for the next key than that of a form (specification 9). */
export const DictSearchSelectFilter = (edit: EditProps<unknown, DictSearchSelectProps>) => (
  <DictSearchSelectEdit {...edit} value={toText(edit.value)} place="list" />
)
