import { useMessage } from '../../../runtime/index.ts'
import { moved, movedTo } from './fileOrder.ts'
import type { FileTranslate } from './fileTexts.ts'
import { type FilesValue, type StoredFile, toFiles, toFilesValue } from './storedFile.ts'
import type { Upload } from './upload.ts'
import type { FileProps } from './uploadProps.ts'
import { useUploads, type ValueEdit } from './useUploads.ts'

interface FileEditingRequest {
  readonly edit: ValueEdit<FilesValue>
  readonly props: FileProps
  readonly t: FileTranslate
}

export type FileUpload = Upload<StoredFile>

/** What can be done with the files of a value while they are edited. */
export interface FileEditing {
  readonly files: readonly StoredFile[]
  readonly uploads: readonly FileUpload[]
  /** Sends those of the chosen files that may be sent, and says why the others may not (specification 5). */
  readonly addFiles: (files: readonly File[]) => void
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
export function useFileEditing({ edit, props, t }: FileEditingRequest): FileEditing {
  const message = useMessage()
  const files = toFiles(edit.value)
  const { uploads, addFiles, cancel, retry, store } = useUploads<FilesValue, StoredFile>({
    edit,
    toItems: toFiles,
    toValue: (items) => toFilesValue(items, props.values),
    toItem: toStoredFile,
    props,
    messages: {
      failed: (name) => t('failed', { name }),
      wrongKind: () => t('onlyFiles'),
      tooLarge: (name, size) => t('tooLarge', { name, size }),
    },
  })
  return {
    files,
    uploads,
    addFiles,
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
