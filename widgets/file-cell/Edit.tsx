import { MoreOutlined, UploadOutlined } from '@ant-design/icons'
import { useRef, useState } from 'react'
import { type EditProps, iconButton, lazyPart, MenuButton, unseen, useTranslate } from '../../runtime/index.ts'
import { FilesCell } from '../shared/files/FilesCell.tsx'
import type { FilesValue } from '../shared/files/storedFile.ts'
import { useFileDrop } from '../shared/files/useFileDrop.ts'
import { useFileEditing } from '../shared/files/useFileEditing.ts'
import { useOpenFiles } from '../shared/files/useOpenFiles.tsx'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { CellUpload } from './CellUpload.tsx'
import { toCellEntries } from './cellEntries.ts'
import './fileCell.css'
import type { FileCellProps } from './props.ts'
import { useFileTexts, withKinds } from './useFileTexts.ts'
import { CellPictures } from './View.tsx'

const FilesDialog = lazyPart(() => import('./FilesDialog.tsx').then((chunk) => chunk.FilesDialog), null)

export function FileCellEdit(edit: EditProps<FilesValue, FileCellProps>) {
  const translate = useTranslate()
  const t = useFileTexts(edit.props)
  const props = withKinds(edit.props)
  const input = useRef<HTMLInputElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const editing = useFileEditing({ edit, props, t })
  const { files } = editing
  const open = useOpenFiles(files, props.allowDownload ?? true, t)
  const drop = useFileDrop(editing.addFiles, !edit.disabled)
  const [first] = files
  const name = first && (first.fileName || t('unnamed'))
  const press = first && open.pressOf(first)
  const remove = () => {
    editing.remove(0)
    // With the last file its button goes away, and the entry of the menu; else the button shows the next one.
    requestAnimationFrame(() => (files.length > 1 ? main : input).current?.focus())
  }
  const canRemove = !edit.disabled && (props.allowRemove ?? true)
  const entries = toCellEntries({
    name,
    props,
    t,
    all: translate('widgets.file-cell.all'),
    isDisabled: edit.disabled,
    run: {
      add: () => input.current?.click(),
      download: () => first && open.save(first),
      remove,
      all: () => setDialogOpen(true),
    },
  })
  const content =
    props.look === 'pictures' ? <CellPictures files={files} /> : <FilesCell files={files} unnamed={t('unnamed')} />
  const opens = edit.disabled ? press && press.kind !== 'open' && press.run : () => setDialogOpen(true)

  return (
    <fieldset
      className="pw-file-cell"
      data-invalid={edit.invalid || undefined}
      data-disabled={edit.disabled || undefined}
      aria-label={edit.label}
      onBlur={edit.onBlur}
      {...drop}
    >
      {first && (
        <button
          ref={main}
          type="button"
          className="pw-file-cell-main"
          disabled={!opens}
          aria-keyshortcuts={canRemove ? 'Delete' : undefined}
          onKeyDown={(event) => {
            if (event.key === 'Delete' && canRemove) remove()
          }}
          onClick={opens || undefined}
        >
          {content}
          <span className={unseen}>
            {edit.disabled
              ? t('preview', { name: name ?? '' })
              : translate('widgets.file-cell.manage', { label: edit.label })}
          </span>
        </button>
      )}
      {editing.uploads.map((upload) => (
        <CellUpload
          key={upload.number}
          upload={upload}
          t={t}
          onCancel={() => editing.cancel(upload)}
          onRetry={() => editing.retry(upload)}
        />
      ))}
      {!edit.disabled && (
        <label className="pw-file-cell-add" data-hidden={first || editing.uploads.length > 0 || undefined}>
          <input
            ref={input}
            id={edit.id}
            type="file"
            accept={props.accept?.join(',')}
            multiple={props.limit !== 1}
            tabIndex={first ? -1 : 0}
            aria-label={`${edit.label}: ${t('add')}`}
            onChange={(event) => {
              editing.addFiles([...(event.target.files ?? [])])
              // The same file can be chosen again.
              event.target.value = ''
            }}
            {...stateAttributes(edit)}
          />
          <UploadOutlined aria-hidden />
          <span>{t('add')}</span>
        </label>
      )}
      {entries.length > 0 && (
        <MenuButton
          label={translate('widgets.file-cell.actions', { label: edit.label })}
          entries={entries}
          className={iconButton}
        >
          <MoreOutlined aria-hidden />
        </MenuButton>
      )}
      {isDialogOpen && (
        <FilesDialog
          edit={edit}
          files={files}
          props={props}
          t={t}
          onOk={editing.store}
          onClosed={() => setDialogOpen(false)}
        />
      )}
      {open.viewer}
    </fieldset>
  )
}
