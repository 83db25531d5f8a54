import type { EditProps } from '../../runtime/index.ts'
import { FilesEdit } from '../shared/files/FilesEdit.tsx'
import type { FilesValue } from '../shared/files/storedFile.ts'
import { useFileEditing } from '../shared/files/useFileEditing.ts'
import type { FileUploadProps } from './props.ts'
import { useFileTexts } from './useFileTexts.ts'

export function FileUploadEdit(edit: EditProps<FilesValue, FileUploadProps>) {
  const { props } = edit
  const t = useFileTexts()
  const editing = useFileEditing({ edit, props, t })
  return <FilesEdit edit={edit} editing={editing} look={props.look ?? 'list'} props={props} t={t} />
}
