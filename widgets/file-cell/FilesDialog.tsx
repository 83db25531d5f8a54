import { useState } from 'react'
import { Dialog, type EditProps, useMessage, useTranslate } from '../../runtime/index.ts'
import { FilesEdit } from '../shared/files/FilesEdit.tsx'
import { latest } from '../shared/files/fileOrder.ts'
import type { FileTranslate } from '../shared/files/fileTexts.ts'
import { hasFile, type StoredFile, toFiles } from '../shared/files/storedFile.ts'
import { useFileEditing } from '../shared/files/useFileEditing.ts'
import type { FileCellProps } from './props.ts'

/** Pixels of the dialog (specification 9). */
const width = 520

interface FilesDialogProps {
  readonly edit: Pick<EditProps<unknown, unknown>, 'id' | 'label'>
  readonly files: readonly StoredFile[]
  readonly props: FileCellProps
  readonly t: FileTranslate
  readonly onOk: (files: readonly StoredFile[]) => void
  /** Told once it is gone and the focus is back. */
  readonly onClosed: () => void
}

/** All files of a cell; what is done to them counts once a person says so. Loaded when it is first opened. */
export function FilesDialog({ edit, files, props, t, onOk, onClosed }: FilesDialogProps) {
  const translate = useTranslate()
  const message = useMessage()
  const [before] = useState(files)
  const [draft, setDraft] = useState(files)
  const [isOpen, setOpen] = useState(true)
  const editing = useFileEditing({
    edit: { value: draft, onChange: (value) => setDraft(toFiles(value)) },
    props: { ...props, values: 'files' },
    t,
  })
  const isSending = editing.uploads.some((upload) => upload.status === 'uploading')
  const accept = () => {
    // What arrived in the cell meanwhile is not in the draft.
    const arrived = files.filter((file) => !hasFile(before, file))
    const chosen = latest([...draft, ...arrived], props.limit ?? 0)
    if (chosen.length === 0) message('warning', translate('widgets.file-cell.none'))
    else {
      onOk(chosen)
      setOpen(false)
    }
  }
  const close = () => {
    for (const upload of editing.uploads) editing.cancel(upload)
    setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      afterClose={onClosed}
      title={translate('widgets.file-cell.manage', { label: edit.label })}
      width={width}
      okText={translate('widgets.file-cell.ok')}
      cancelText={translate('widgets.file-cell.dismiss')}
      okButtonProps={{ disabled: isSending }}
      onOk={accept}
      onCancel={close}
    >
      <FilesEdit
        edit={{ id: `${edit.id}-files`, label: edit.label, disabled: false, required: false, invalid: false }}
        editing={editing}
        look="list"
        props={props}
        t={t}
      />
    </Dialog>
  )
}
