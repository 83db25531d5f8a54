import { Progress } from 'antd'
import { useRef, useState } from 'react'
import { type EditProps, toStoredPaths, useData, useMessage, useTranslate } from '../../runtime/index.ts'
import { ChooseFile } from '../shared/files/ChooseFile.tsx'
import { moved, movedTo, toKeys } from '../shared/files/fileOrder.ts'
import { nameOfPath } from '../shared/files/storedFile.ts'
import { useFileDrag } from '../shared/files/useFileDrag.ts'
import { useFileDrop } from '../shared/files/useFileDrop.ts'
import { useUploads } from '../shared/files/useUploads.ts'
import { joinList, toText } from '../shared/values.ts'
import './imageUpload.css'
import { PictureTile } from './PictureTile.tsx'
import type { ImageUploadProps } from './props.ts'
import { StoredPictures } from './StoredPictures.tsx'

const pictureKinds = ['image/*']

const toPaths = (value: unknown) => toStoredPaths(toText(value))

export function ImageUploadEdit(edit: EditProps<string, ImageUploadProps>) {
  const t = useTranslate()
  const message = useMessage()
  const { staticUrl } = useData()
  const input = useRef<HTMLInputElement>(null)
  const [previewed, setPreviewed] = useState<number | null>(null)
  const paths = toPaths(edit.value)
  const keys = toKeys(paths)
  // Only the latest are kept, so that a further picture takes the place of the one that is there.
  const replaces = edit.props.limit === 1 && paths.length > 0
  const { uploads, addFiles, cancel, retry, store } = useUploads<string, string>({
    edit,
    toItems: toPaths,
    toValue: joinList,
    toItem: (path) => path,
    props: { ...edit.props, accept: pictureKinds },
    messages: {
      failed: (name) => t('widgets.image-upload.failed', { name }),
      wrongKind: () => t('widgets.image-upload.onlyImages'),
      tooLarge: (name, size) => t('widgets.image-upload.tooLarge', { name, size }),
    },
  })

  const move = (index: number, step: -1 | 1) => {
    const next = moved(paths, index, step)
    if (next) store(next)
    else message('warning', t(step < 0 ? 'widgets.image-upload.first' : 'widgets.image-upload.last'))
  }
  const remove = (index: number) => {
    store(paths.toSpliced(index, 1))
    // The button that was pressed goes away with its picture.
    input.current?.focus()
  }
  const drag = useFileDrag({
    axis: 'horizontal',
    isAllowed: !edit.disabled && paths.length > 1,
    onMove(from, to) {
      const next = movedTo(paths, from, to)
      if (next) store(next)
    },
  })

  return (
    <fieldset
      className="pw-pictures"
      aria-label={edit.label}
      onBlur={edit.onBlur}
      {...useFileDrop(addFiles, !edit.disabled)}
    >
      {paths.map((path, index) => (
        <PictureTile
          key={keys[index]}
          drag={drag}
          place={index}
          name={nameOfPath(path)}
          url={staticUrl(path)}
          disabled={edit.disabled}
          onPreview={() => setPreviewed(index)}
          onMove={(step) => move(index, step)}
          onRemove={() => remove(index)}
        />
      ))}
      {uploads.map((upload) => (
        <PictureTile
          key={upload.number}
          name={upload.file.name}
          url={upload.preview}
          disabled={edit.disabled}
          onRemove={() => cancel(upload)}
          {...(upload.status === 'failed' && { onRetry: () => retry(upload) })}
        >
          {upload.status !== 'failed' && (
            <Progress
              className="pw-picture-progress"
              percent={upload.percent}
              size="small"
              showInfo={false}
              strokeColor="var(--ant-color-primary)"
              aria-label={t('widgets.image-upload.uploading', { name: upload.file.name })}
            />
          )}
        </PictureTile>
      ))}
      {!edit.disabled && (
        <ChooseFile
          ref={input}
          edit={edit}
          look="cards"
          accept={pictureKinds}
          multiple={edit.props.limit !== 1}
          name={t(replaces ? 'widgets.image-upload.replace' : 'widgets.image-upload.add')}
          onTake={addFiles}
        />
      )}
      <StoredPictures paths={paths} shown={previewed} onShow={setPreviewed} />
    </fieldset>
  )
}
