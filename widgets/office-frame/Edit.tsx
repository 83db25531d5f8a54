import { CloseOutlined, DeleteOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useRef } from 'react'
import { type EditProps, toStoredPaths, useTranslate } from '../../runtime/index.ts'
import { ChooseFile } from '../shared/files/ChooseFile.tsx'
import { nameOfPath } from '../shared/files/storedFile.ts'
import { defaultFolder, defaultMaxSize } from '../shared/files/uploadProps.ts'
import { useFileDrop } from '../shared/files/useFileDrop.ts'
import { useUploads } from '../shared/files/useUploads.ts'
import { joinList, toText } from '../shared/values.ts'
import { DocumentName } from './DocumentName.tsx'
import { OfficePage } from './OfficePage.tsx'
import './officeFrame.css'
import { type OfficeFrameProps, officeKinds } from './props.ts'
import { useChosen } from './useChosen.ts'

const toPaths = (value: unknown) => toStoredPaths(toText(value))

export function OfficeFrameEdit(edit: EditProps<string, OfficeFrameProps>) {
  const { folder = defaultFolder, maxSize = defaultMaxSize } = edit.props
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [path] = toPaths(edit.value)
  const chosen = useChosen(path)
  const { uploads, addFiles, cancel, retry, store } = useUploads<string, string>({
    edit,
    toItems: (value) => toPaths(value).slice(0, 1),
    toValue: joinList,
    toItem: (stored) => stored,
    props: { folder, maxSize, accept: officeKinds, limit: 1 },
    messages: {
      failed: (name) => t('widgets.office-frame.failedUpload', { name }),
      wrongKind: () => t('widgets.office-frame.onlyDocuments'),
      tooLarge: (name, size) => t('widgets.office-frame.tooLarge', { name, size }),
    },
  })
  const remove = () => {
    store([])
    // The button that was pressed goes away with the document.
    input.current?.focus()
  }
  const choose = t(path === undefined ? 'widgets.office-frame.choose' : 'widgets.office-frame.change')

  return (
    <fieldset
      className="pw-office-edit"
      aria-label={edit.label}
      onBlur={edit.onBlur}
      {...useFileDrop(addFiles, !edit.disabled)}
    >
      <div className="pw-office-document">
        <DocumentName path={path} />
        {path !== undefined && !edit.disabled && (
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('widgets.office-frame.remove', { name: nameOfPath(path) })}
            title={t('widgets.office-frame.remove', { name: nameOfPath(path) })}
            onClick={remove}
          />
        )}
        {!edit.disabled && (
          <ChooseFile ref={input} edit={edit} look="button" accept={officeKinds} name={choose} onTake={addFiles} />
        )}
      </div>
      {uploads.map((upload) => {
        const { name } = upload.file
        const isFailed = upload.status === 'failed'
        return (
          <div key={upload.number} className="pw-office-upload">
            {isFailed ? (
              <span className="pw-office-failure" role="alert">
                {upload.message || t('widgets.office-frame.failedUpload', { name })}
              </span>
            ) : (
              <Progress
                percent={upload.percent}
                size="small"
                strokeColor="var(--ant-color-primary)"
                aria-label={t('widgets.office-frame.uploading', { name })}
              />
            )}
            {isFailed && (
              <Button size="small" icon={<ReloadOutlined aria-hidden />} onClick={() => retry(upload)}>
                {t('widgets.office-frame.retryUpload', { name })}
              </Button>
            )}
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined aria-hidden />}
              aria-label={t('widgets.office-frame.cancel', { name })}
              onClick={() => cancel(upload)}
            />
          </div>
        )
      })}
      {path !== undefined && (
        <OfficePage
          key={chosen.number}
          path={path}
          props={edit.props}
          isReadOnly={edit.disabled}
          onSaved={(stored) => {
            chosen.onSaved(stored)
            edit.onChange(stored)
          }}
        />
      )}
    </fieldset>
  )
}
