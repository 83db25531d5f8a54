import { useRef } from 'react'
import type { EditProps } from '../../../runtime/index.ts'
import type { FileDisplay } from './ChooseFile.tsx'
import { FileAdd } from './FileAdd.tsx'
import { FileItem } from './FileItem.tsx'
import { toKeys } from './fileOrder.ts'
import type { FileTranslate } from './fileTexts.ts'
import './files.css'
import { UploadItem } from './UploadItem.tsx'
import type { FileProps } from './uploadProps.ts'
import { useFileDrag } from './useFileDrag.ts'
import { useFileDrop } from './useFileDrop.ts'
import type { FileEditing } from './useFileEditing.ts'
import { useOpenFiles } from './useOpenFiles.tsx'

interface FilesEditProps {
  readonly edit: Omit<EditProps<unknown, unknown>, 'value' | 'onChange' | 'props'>
  readonly editing: FileEditing
  readonly look: FileDisplay
  readonly props: FileProps
  readonly t: FileTranslate
}

/** The files of a value with all that can be done with them (specification 2.8). */
export function FilesEdit({ edit, editing, look: display, props, t }: FilesEditProps) {
  const { allowDownload = true, allowRemove = true } = props
  const { files, uploads } = editing
  const input = useRef<HTMLInputElement>(null)
  const open = useOpenFiles(files, allowDownload, t)
  const keys = toKeys(files.map((file) => file.filePath))
  const isCard = display === 'cards'
  const canMove = !edit.disabled && files.length > 1
  const drag = useFileDrag({
    axis: isCard ? 'horizontal' : 'vertical',
    isAllowed: canMove,
    onMove: editing.moveTo,
  })
  const drop = useFileDrop(editing.addFiles, !edit.disabled)
  const remove = (index: number) => {
    editing.remove(index)
    // The button that was pressed goes away with its file.
    input.current?.focus()
  }
  const add = !edit.disabled && (
    <FileAdd ref={input} edit={edit} look={display} props={props} t={t} onTake={editing.addFiles} />
  )
  return (
    <fieldset className="pw-files" data-look={display} aria-label={edit.label} onBlur={edit.onBlur} {...drop}>
      {!isCard && add}
      {(files.length > 0 || uploads.length > 0) && (
        <ul className="pw-files-list" data-ordered={canMove || undefined}>
          {files.map((file, index) => (
            <FileItem
              key={keys[index]}
              drag={drag}
              file={file}
              index={index}
              isCard={isCard}
              open={open}
              t={t}
              allowDownload={allowDownload}
              onMove={edit.disabled ? undefined : (step) => editing.move(index, step)}
              onRemove={edit.disabled || !allowRemove ? undefined : () => remove(index)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadItem
              key={upload.number}
              upload={upload}
              t={t}
              onCancel={() => editing.cancel(upload)}
              onRetry={() => editing.retry(upload)}
            />
          ))}
        </ul>
      )}
      {isCard && add}
      {open.viewer}
    </fieldset>
  )
}
