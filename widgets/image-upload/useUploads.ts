import { useLayoutEffect, useRef, useState } from 'react'
import { useUpload } from '../../runtime/index.ts'
import { joinList } from '../shared/values.ts'
import { defaultFolder, type ImageUploadProps } from './props.ts'
import { latest, settledPaths, type Upload } from './upload.ts'

interface UploadsRequest {
  readonly paths: readonly string[]
  readonly onChange: (value: string | undefined) => void
  readonly props: ImageUploadProps
  /** Told why a file was dropped; the message is empty when no answer came. */
  readonly onFailure: (name: string, message: string) => void
}

export interface Uploads {
  readonly uploads: readonly Upload[]
  readonly start: (files: readonly File[]) => void
  readonly cancel: (upload: Upload) => void
  /** Stores other paths at once, as when one is removed or moved. */
  readonly store: (paths: readonly string[]) => void
}

let lastNumber = 0

/** Sends chosen files. The value changes once all of them are there; one that fails is dropped. */
export function useUploads({ paths, onChange, props, onFailure }: UploadsRequest): Uploads {
  const { limit = 0, folder = defaultFolder } = props
  const { send: sendFile, toFailure } = useUpload()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef<readonly Upload[]>([])
  // Uploads end long after the drawing that began them.
  const now = useRef({ paths, onChange, limit })
  useLayoutEffect(() => {
    now.current = { paths, onChange, limit }
  }, [paths, onChange, limit])

  const change = (next: (uploads: readonly Upload[]) => readonly Upload[]) => {
    running.current = next(running.current)
    setUploads(running.current)
  }
  const store = (next: readonly string[]) => {
    now.current = { ...now.current, paths: next }
    now.current.onChange(joinList(next))
  }
  const settle = () => {
    const settled = settledPaths(now.current.paths, running.current, now.current.limit)
    if (!settled) return
    for (const { preview } of running.current) URL.revokeObjectURL(preview)
    change(() => [])
    store(settled)
  }
  const update = (number: number, part: Partial<Upload>) =>
    change((before) => before.map((upload) => (upload.number === number ? { ...upload, ...part } : upload)))
  const drop = ({ number, preview }: Upload) => {
    URL.revokeObjectURL(preview)
    change((before) => before.filter((upload) => upload.number !== number))
    settle()
  }

  const send = async (upload: Upload, file: File, signal: AbortSignal) => {
    try {
      const path = await sendFile(file, {
        fields: { biz: folder, isup: '1' },
        signal,
        onProgress: (share) => update(upload.number, { percent: Math.round(share * 100) }),
      })
      update(upload.number, { path, percent: 100 })
      settle()
    } catch (error) {
      const { key, message, level } = toFailure(error)
      if (level !== 'silent') onFailure(file.name, key === 'network' ? '' : message)
      drop(upload)
    }
  }

  return {
    uploads,
    start(files) {
      const started = latest(files, limit).map((file) => {
        const controller = new AbortController()
        lastNumber += 1
        const upload: Upload = {
          number: lastNumber,
          name: file.name,
          preview: URL.createObjectURL(file),
          percent: 0,
          abort: () => controller.abort(),
        }
        return { upload, file, signal: controller.signal }
      })
      change((before) => [...before, ...started.map(({ upload }) => upload)])
      for (const { upload, file, signal } of started) void send(upload, file, signal)
    },
    cancel(upload) {
      if (upload.path === undefined) upload.abort()
      else drop(upload)
    },
    store,
  }
}
