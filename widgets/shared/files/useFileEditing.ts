import { useMessage } from '../../../runtime/index.ts'
import { findObjection } from './acceptFile.ts'
import { moved, movedTo } from './fileOrder.ts'
import type { FileTranslate } from './fileTexts.ts'
import { type StoredFile, toFiles } from './storedFile.ts'
import type { Upload } from './upload.ts'
import { defaultMaxSize, type FileProps } from './uploadProps.ts'
import { useUploads } from './useUploads.ts'

interface FileEditingRequest {
  readonly files: readonly StoredFile[]
  readonly onFiles: (files: readonly StoredFile[]) => void
  readonly props: FileProps
  readonly t: FileTranslate
}

export type FileUpload = Upload<StoredFile>

/** What can be done with the files of a value while they are edited. */
export interface FileEditing {
  readonly files: readonly StoredFile[]
  readonly uploads: readonly FileUpload[]
  /** Sends those of the chosen files that may be sent, and says why the others may not (specification 5). */
  readonly take: (files: readonly File[]) => void
  readonly cancel: (upload: FileUpload) => void
  readonly retry: (upload: FileUpload) => void
  readonly remove: (index: number) => void
  readonly move: (index: number, step: -1 | 1) => void
  readonly moveTo: (index: number, target: number) => void
  /** Puts other files in their place, as a dialog does. */
  readonly store: (files: readonly StoredFile[]) => void
}

const toStoredFile = (path: string, { name, size }: File): StoredFile => {
  const [stored] = toFiles(path)
  return { fileName: name, filePath: stored?.filePath ?? path, fileSize: size }
}

/** Edits the files of a value: chooses, sends, orders and takes out. */
export function useFileEditing({ files, onFiles, props, t }: FileEditingRequest): FileEditing {
  const message = useMessage()
  const { accept, maxSize = defaultMaxSize } = props
  const { uploads, start, cancel, retry, store } = useUploads<StoredFile>({
    items: files,
    onItems: onFiles,
    toItem: toStoredFile,
    props,
    onFailure: (name, said) => message('error', said || t('failed', { name })),
  })
  const isTaken = (file: File): boolean => {
    const objection = findObjection(file, { accept, maxSize })
    if (objection === 'kind') message('warning', t('onlyFiles'))
    if (objection === 'size') message('warning', t('tooLarge', { name: file.name, size: maxSize }))
    return objection === undefined
  }
  return {
    files,
    uploads,
    take: (chosen) => start(chosen.filter(isTaken)),
    cancel,
    retry,
    remove: (index) => store(files.toSpliced(index, 1)),
    move(index, step) {
      const next = moved(files, index, step)
      if (next) store(next)
      else message('warning', t(step < 0 ? 'first' : 'last'))
    },
    moveTo(index, target) {
      const next = movedTo(files, index, target)
      if (next) store(next)
    },
    store,
  }
}
