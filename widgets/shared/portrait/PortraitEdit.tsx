import { CloseOutlined, DeleteOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useRef, useState } from 'react'
import { type EditProps, toStoredPaths, useData, useSiblingValue, useTranslate } from '../../../runtime/index.ts'
import { ChooseFile } from '../files/ChooseFile.tsx'
import { Pictures } from '../files/Pictures.tsx'
import type { UploadProps } from '../files/uploadProps.ts'
import { useFileDrop } from '../files/useFileDrop.ts'
import { useUploads } from '../files/useUploads.ts'
import { joinList, toText } from '../values.ts'
import { Portrait } from './Portrait.tsx'
import './portrait.css'

/** Pixels of the portrait while it is edited, at least. */
const editedSize = 72

export const pictureKinds = ['image/*']

const toPaths = (value: unknown) => toStoredPaths(toText(value))

interface PortraitFieldProps extends UploadProps {
  readonly size?: number
  readonly shape?: 'circle' | 'square'
  readonly nameField?: string
}

/** The keys of the widget's texts, by what they say. */
export type PortraitTexts = Readonly<
  Record<
    | 'title'
    | 'nobody'
    | 'upload'
    | 'change'
    | 'remove'
    | 'look'
    | 'uploading'
    | 'cancel'
    | 'retry'
    | 'failed'
    | 'onlyImages'
    | 'tooLarge'
    | 'previous'
    | 'next',
    string
  >
>

interface PortraitEditProps {
  readonly edit: EditProps<string, PortraitFieldProps>
  readonly texts: PortraitTexts
  /** What happens to chosen files before they are sent; they are sent as they are when it is left out. */
  readonly prepare?: (files: readonly File[], send: (files: readonly File[]) => void) => void
}

/** A portrait with what takes another one in its place, and takes it away. */
export function PortraitEdit({ edit, texts, prepare }: PortraitEditProps) {
  const { size = editedSize, shape = 'circle', nameField } = edit.props
  const translate = useTranslate()
  const t = (word: keyof PortraitTexts, values?: Parameters<typeof translate>[1]) => translate(texts[word], values)
  const { staticUrl } = useData()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<number | null>(null)
  const name = toText(useSiblingValue(nameField))
  const paths = toPaths(edit.value)
  const {
    uploads,
    addFiles: send,
    cancel,
    retry,
    store,
  } = useUploads<string, string>({
    edit,
    // Of a group the first portrait is edited, which is the one that shows.
    toItems: (value) => toPaths(value).slice(0, 1),
    toValue: (items, value) => joinList([...items, ...toPaths(value).slice(1)]),
    toItem: (path) => path,
    props: { ...edit.props, accept: pictureKinds, limit: 1 },
    messages: {
      failed: (name) => t('failed', { name }),
      wrongKind: () => t('onlyImages'),
      tooLarge: (name, size) => t('tooLarge', { name, size }),
    },
  })
  const addFiles = (files: readonly File[]) => (prepare ? prepare(files, send) : send(files))
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
      label={t(path === undefined ? 'nobody' : 'title')}
      size={Math.max(size, editedSize)}
      shape={shape}
    />
  )

  return (
    <fieldset
      className="pw-avatar"
      aria-label={edit.label}
      onBlur={edit.onBlur}
      {...useFileDrop(addFiles, !edit.disabled)}
    >
      <span className="pw-avatar-picture">
        {path === undefined || upload ? (
          portrait
        ) : (
          <button
            type="button"
            className="pw-portrait-look"
            data-shape={shape}
            aria-label={t('look')}
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
              aria-label={t('uploading', { name: upload.file.name })}
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
            name={t(path === undefined ? 'upload' : 'change')}
            onTake={addFiles}
          />
          {upload?.status === 'failed' && (
            <Button icon={<ReloadOutlined aria-hidden />} onClick={() => retry(upload)}>
              {t('retry', { name: upload.file.name })}
            </Button>
          )}
          {upload && (
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={t('cancel', { name: upload.file.name })}
              title={t('cancel', { name: upload.file.name })}
              onClick={() => cancel(upload)}
            />
          )}
          {path !== undefined && !upload && (
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('remove')}
              title={t('remove')}
              onClick={remove}
            />
          )}
          {upload?.status === 'failed' && (
            <span className="pw-avatar-failure" role="alert">
              {upload.message || t('failed', { name: upload.file.name })}
            </span>
          )}
        </span>
      )}
      <Pictures
        pictures={paths.map((stored) => ({ name: name || t('title'), url: staticUrl(stored) }))}
        shown={shown}
        onShow={setShown}
        texts={{ previous: t('previous'), next: t('next') }}
      />
    </fieldset>
  )
}
