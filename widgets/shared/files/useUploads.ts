import { useLayoutEffect, useRef, useState } from 'react'
import { type EditProps, useMessage, useUpload, useWork } from '../../../runtime/index.ts'
import { findObjection } from './acceptFile.ts'
import { latest } from './fileOrder.ts'
import type { StoredFile } from './storedFile.ts'
import { settledItems, type Upload } from './upload.ts'
import { defaultFolder, defaultMaxSize, type UploadProps } from './uploadProps.ts'

interface UploadsRequest<Value, Item> {
  readonly edit: ValueEdit<Value>
  /** The files of the value that are edited. */
  readonly toItems: (value: unknown) => readonly Item[]
  /** The value with other files in their place. */
  readonly toValue: (items: readonly Item[], value: unknown) => Value | undefined
  /** What is stored of a file that the server took. */
  readonly toItem: (path: string, file: File) => Item
  readonly props: UploadProps & {
    /** How many are kept, the latest; any number for 0. With 1, a file that is chosen takes the place of one on its way. */
    readonly limit?: number
    /** Endings such as `.pdf` and types such as `image/*`; any file when left out. */
    readonly accept?: readonly string[]
  }
  readonly messages: UploadMessages
}

/** What sending needs of an editor: uploads may end when it is gone, and its value is another one by then. */
export type ValueEdit<Value> = Pick<EditProps<Value, unknown>, 'value' | 'valueNow' | 'onChange'>

/** What is said of a file that is not there, in the person's language (specification 5). */
export interface UploadMessages {
  /** Where the server did not say why. */
  readonly failed: (name: string) => string
  readonly wrongKind: () => string
  /** The size is the largest that is taken, in megabytes. */
  readonly tooLarge: (name: string, size: number) => string
}

export interface Uploads<Item> {
  readonly uploads: readonly Upload<Item>[]
  /** Sends those of the chosen files that may be sent, and says why the others may not. */
  readonly addFiles: (files: readonly File[]) => void
  /** Ends an upload, or forgets one that failed or waits. */
  readonly cancel: (upload: Upload<Item>) => void
  /** Sends a file again that did not get there. */
  readonly retry: (upload: Upload<Item>) => void
  /** Stores other items at once, as when one is removed or moved. */
  readonly store: (items: readonly Item[]) => void
}

let lastNumber = 0

/** What the server itself says no to would be refused again. */
const refusals: ReadonlySet<string> = new Set(['refused', 'noPermission', 'forbidden'])

/**
 * Sends chosen files. The value changes once all of them came to their end; one that the server refuses is dropped, and
 * one that no answer came for stays until it is sent again or taken away (specification 4 and 8).
 */
export function useUploads<Value, Item extends string | StoredFile>(
  request: UploadsRequest<Value, Item>,
): Uploads<Item> {
  const { send: sendFile, toFailure } = useUpload()
  const message = useMessage()
  const work = useWork()
  const [uploads, setUploads] = useState<readonly Upload<Item>[]>([])
  const running = useRef<readonly Upload<Item>[]>([])
  /** What was there when the files that are on their way were chosen. */
  const before = useRef<readonly Item[]>([])
  // Uploads end long after the drawing that began them.
  const now = useRef(request)
  useLayoutEffect(() => {
    now.current = request
  })

  const change = (next: (uploads: readonly Upload<Item>[]) => readonly Upload<Item>[]) => {
    running.current = next(running.current)
    setUploads(running.current)
  }
  const readValue = () => {
    const { value, valueNow } = now.current.edit
    return valueNow ? valueNow() : value
  }
  const readItems = () => now.current.toItems(readValue())
  const store = (items: readonly Item[]) => {
    const value = now.current.toValue(items, readValue())
    now.current = { ...now.current, edit: { ...now.current.edit, value } }
    now.current.edit.onChange(value)
  }
  const settle = () => {
    const settled = settledItems(readItems(), running.current, now.current.props.limit ?? 0, before.current)
    if (!settled) return
    const arrived = running.current.filter((upload) => upload.status === 'done')
    for (const { preview } of arrived) URL.revokeObjectURL(preview)
    change((before) => before.filter((upload) => !arrived.includes(upload)))
    store(settled)
  }
  const update = (number: number, part: Partial<Upload<Item>>) =>
    change((before) => before.map((upload) => (upload.number === number ? { ...upload, ...part } : upload)))
  const drop = ({ number, preview }: Upload<Item>) => {
    URL.revokeObjectURL(preview)
    change((before) => before.filter((upload) => upload.number !== number))
    settle()
  }

  const send = async (upload: Upload<Item>, { signal }: AbortController) => {
    const { number, file } = upload
    const { folder = defaultFolder, url, responseName, token } = now.current.props
    try {
      const path = await sendFile(file, {
        url,
        responseName,
        token,
        fields: { biz: folder, isup: '1' },
        signal,
        onProgress: (share) => update(number, { percent: Math.round(share * 100) }),
      })
      update(number, { status: 'done', percent: 100, item: now.current.toItem(path, file) })
    } catch (error) {
      const { key, message: text, level } = toFailure(error)
      const isShown = level !== 'silent' && level !== 'dialog'
      const reason = key === 'network' ? '' : text
      if (isShown) message('error', reason || now.current.messages.failed(file.name))
      if (!isShown || refusals.has(key)) return drop(upload)
      update(number, { status: 'failed', message: reason })
    }
    settle()
  }

  const begin = async (upload: Upload<Item>) => {
    const controller = new AbortController()
    const end = work?.begin()
    update(upload.number, { status: 'uploading', percent: 0, message: '', abort: () => controller.abort() })
    await send(upload, controller)
    end?.()
  }

  const noteBefore = () => {
    if (!running.current.some((upload) => upload.status === 'uploading')) before.current = readItems()
  }
  const cancel = (upload: Upload<Item>) => {
    if (upload.status === 'uploading') upload.abort()
    else drop(upload)
  }
  const isTaken = (file: File): boolean => {
    const { accept, maxSize = defaultMaxSize } = request.props
    const objection = findObjection(file, { accept, maxSize })
    if (objection === 'kind') message('warning', request.messages.wrongKind())
    if (objection === 'size') message('warning', request.messages.tooLarge(file.name, maxSize))
    return objection === undefined
  }

  return {
    uploads,
    addFiles(files) {
      const { limit = 0 } = request.props
      const taken = latest(files.filter(isTaken), limit)
      if (taken.length === 0) return
      if (limit === 1) for (const earlier of running.current) cancel(earlier)
      noteBefore()
      const started = taken.map((file): Upload<Item> => {
        lastNumber += 1
        const preview = URL.createObjectURL(file)
        return { number: lastNumber, file, preview, status: 'uploading', percent: 0, message: '', abort: () => {} }
      })
      change((before) => [...before, ...started])
      for (const upload of started) void begin(upload)
    },
    cancel,
    retry(upload) {
      noteBefore()
      void begin(upload)
    },
    store,
  }
}
