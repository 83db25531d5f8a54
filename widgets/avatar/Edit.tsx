import { CloseOutlined, DeleteOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useRef, useState } from 'react'
import { type EditProps, toStoredPaths, useData, useSiblingValue, useTranslate } from '../../runtime/index.ts'
import { ChooseFile } from '../shared/files/ChooseFile.tsx'
import { Pictures } from '../shared/files/Pictures.tsx'
import { useFileDrop } from '../shared/files/useFileDrop.ts'
import { useUploads } from '../shared/files/useUploads.ts'
import { joinList, toText } from '../shared/values.ts'
import './avatar.css'
import { Portrait } from './Portrait.tsx'
import type { AvatarProps } from './props.ts'

/** Pixels of the portrait while it is edited, at least. */
const editedSize = 72

const pictureKinds = ['image/*']

const toPaths = (value: unknown) => toStoredPaths(toText(value))

export function AvatarEdit(edit: EditProps<string, AvatarProps>) {
  const { size = editedSize, shape = 'circle', nameField } = edit.props
  const t = useTranslate()
  const { staticUrl } = useData()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<number | null>(null)
  const name = toText(useSiblingValue(nameField))
  const paths = toPaths(edit.value)
  const { uploads, take, cancel, retry, store } = useUploads<string, string>({
    edit,
    // Of a group the first portrait is edited, which is the one that shows.
    toItems: (value) => toPaths(value).slice(0, 1),
    toValue: (items, value) => joinList([...items, ...toPaths(value).slice(1)]),
    toItem: (path) => path,
    props: { ...edit.props, accept: pictureKinds, limit: 1 },
    words: {
      failed: (name) => t('widgets.avatar.failed', { name }),
      wrongKind: () => t('widgets.avatar.onlyImages'),
      tooLarge: (name, size) => t('widgets.avatar.tooLarge', { name, size }),
    },
  })
  const upload = uploads.at(-1)
  const remove = () => {
    store([])
    // The button that was pressed goes away with the last portrait.
    if (paths.length === 1) input.current?.focus()
  }
  const [path] = paths
  const url = upload ? upload.preview : path === undefined ? '' : staticUrl(path)
  const portrait = (
    <Portrait
      url={url}
      name={name}
      label={t(path === undefined ? 'widgets.avatar.nobody' : 'widgets.avatar.title')}
      size={Math.max(size, editedSize)}
      shape={shape}
    />
  )

  return (
    <fieldset className="pw-avatar" aria-label={edit.label} onBlur={edit.onBlur} {...useFileDrop(take, !edit.disabled)}>
      <span className="pw-avatar-picture">
        {path === undefined || upload ? (
          portrait
        ) : (
          <button
            type="button"
            className="pw-portrait-look"
            data-shape={shape}
            aria-label={t('widgets.avatar.look')}
            onClick={() => setShown(0)}
          >
            {portrait}
          </button>
        )}
        {upload?.status === 'uploading' && (
          <span className="pw-avatar-progress">
            <Progress
              type="circle"
              size={Math.max(size, editedSize)}
              percent={upload.percent}
              showInfo={false}
              strokeColor="var(--ant-color-primary)"
              aria-label={t('widgets.avatar.uploading', { name: upload.file.name })}
            />
          </span>
        )}
      </span>
      {!edit.disabled && (
        <span className="pw-avatar-tools">
          <ChooseFile
            ref={input}
            edit={edit}
            look="button"
            accept={pictureKinds}
            name={t(path === undefined ? 'widgets.avatar.upload' : 'widgets.avatar.change')}
            onTake={take}
          />
          {upload?.status === 'failed' && (
            <Button icon={<ReloadOutlined aria-hidden />} onClick={() => retry(upload)}>
              {t('widgets.avatar.retry', { name: upload.file.name })}
            </Button>
          )}
          {upload && (
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={t('widgets.avatar.cancel', { name: upload.file.name })}
              title={t('widgets.avatar.cancel', { name: upload.file.name })}
              onClick={() => cancel(upload)}
            />
          )}
          {path !== undefined && !upload && (
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('widgets.avatar.remove')}
              title={t('widgets.avatar.remove')}
              onClick={remove}
            />
          )}
          {upload?.status === 'failed' && (
            <span className="pw-avatar-failure" role="alert">
              {upload.message || t('widgets.avatar.failed', { name: upload.file.name })}
            </span>
          )}
        </span>
      )}
      <Pictures
        pictures={paths.map((stored) => ({ name: name || t('widgets.avatar.title'), url: staticUrl(stored) }))}
        shown={shown}
        onShow={setShown}
        texts={{ previous: t('widgets.avatar.previous'), next: t('widgets.avatar.next') }}
      />
    </fieldset>
  )
}
