import { PlusOutlined } from '@ant-design/icons'
import { Progress } from 'antd'
import { lazy, Suspense, useRef, useState } from 'react'
import { type EditProps, useData, useMessage, useTranslate } from '../../runtime/index.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import './imageUpload.css'
import { PictureTile } from './PictureTile.tsx'
import { defaultMaxSize, type ImageUploadProps } from './props.ts'
import { fileName, moved, toPaths } from './upload.ts'
import { useUploads } from './useUploads.ts'

const Preview = lazy(() => import('./Preview.tsx'))

export function ImageUploadEdit(edit: EditProps<string, ImageUploadProps>) {
  const { maxSize = defaultMaxSize } = edit.props
  const t = useTranslate()
  const message = useMessage()
  const { staticUrl } = useData()
  const input = useRef<HTMLInputElement>(null)
  const [previewed, setPreviewed] = useState<number | null>(null)
  const paths = toPaths(edit.value)
  const { uploads, start, cancel, store } = useUploads({
    paths,
    onChange: edit.onChange,
    props: edit.props,
    onFailure: (name, text) => message('error', text || t('widgets.image-upload.failed', { name })),
  })

  const isAccepted = (file: File): boolean => {
    if (!file.type.includes('image')) message('warning', t('widgets.image-upload.onlyImages'))
    else if (file.size > maxSize * 1024 * 1024)
      message('warning', t('widgets.image-upload.tooLarge', { name: file.name, size: maxSize }))
    else return true
    return false
  }
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

  return (
    <fieldset className="pw-pictures" aria-label={edit.label} onBlur={edit.onBlur}>
      {paths.map((path, index) => (
        <PictureTile
          // A path may stand twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place tells equal paths apart
          key={`${path} ${index}`}
          name={fileName(path)}
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
          name={upload.name}
          url={upload.preview}
          disabled={edit.disabled}
          onRemove={() => cancel(upload)}
        >
          <Progress
            className="pw-picture-progress"
            percent={upload.percent}
            size="small"
            showInfo={false}
            strokeColor="var(--ant-color-primary)"
            aria-label={t('widgets.image-upload.uploading', { name: upload.name })}
          />
        </PictureTile>
      ))}
      {!edit.disabled && (
        <label className="pw-picture-add" data-invalid={edit.invalid || undefined}>
          <input
            ref={input}
            id={edit.id}
            type="file"
            accept="image/*"
            multiple={edit.props.limit !== 1}
            aria-label={`${edit.label}: ${t('widgets.image-upload.add')}`}
            onChange={(event) => {
              start([...(event.target.files ?? [])].filter(isAccepted))
              // The same file can be chosen again.
              event.target.value = ''
            }}
            {...stateAttributes(edit)}
          />
          <PlusOutlined aria-hidden />
          <span>{t('widgets.image-upload.add')}</span>
        </label>
      )}
      {previewed !== null && (
        <Suspense fallback={null}>
          <Preview
            pictures={paths.map((path) => ({ name: fileName(path), url: staticUrl(path) }))}
            shown={previewed}
            onShow={setPreviewed}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
