import { type ReactNode, useState } from 'react'
import { useData, useFileDownload } from '../../../runtime/index.ts'
import { kindOf } from './fileKind.ts'
import type { FileTranslate } from './fileTexts.ts'
import { Pictures } from './Pictures.tsx'
import type { StoredFile } from './storedFile.ts'

export type FilePress =
  | { readonly kind: 'look' | 'save'; readonly run: () => void }
  | { readonly kind: 'open'; readonly url: string }

export interface OpenFiles {
  /** What a press on a file does; nothing where people may neither look at it nor save it. */
  readonly pressOf: (file: StoredFile) => FilePress | undefined
  readonly save: (file: StoredFile) => void
  readonly urlOf: (file: StoredFile) => string
  /** The viewer of the pictures, to be drawn beside the files. */
  readonly viewer: ReactNode
}

/** Opens stored files: pictures in a viewer, PDF in a window of its own, and saves the others (wire contract 1.11). */
export function useOpenFiles(files: readonly StoredFile[], allowDownload: boolean, t: FileTranslate): OpenFiles {
  const { staticUrl } = useData()
  const download = useFileDownload()
  const [shown, setShown] = useState<number | null>(null)
  const nameOf = ({ fileName }: StoredFile) => fileName || t('unnamed')
  const pictures = files.filter((file) => kindOf(file) === 'image')
  const save = (file: StoredFile) => void download(file.filePath, file.fileName)
  return {
    urlOf: (file) => staticUrl(file.filePath),
    save,
    pressOf(file) {
      const kind = kindOf(file)
      if (file.filePath === '') return allowDownload ? { kind: 'save', run: () => save(file) } : undefined
      if (kind === 'image') return { kind: 'look', run: () => setShown(pictures.indexOf(file)) }
      // Browsers open no window for a file that the value itself holds.
      const url = file.filePath.startsWith('data:') ? '' : staticUrl(file.filePath)
      if (kind === 'pdf' && /^(https?:)?\//.test(url)) return { kind: 'open', url }
      return allowDownload ? { kind: 'save', run: () => save(file) } : undefined
    },
    viewer: (
      <Pictures
        pictures={pictures.map((file) => ({ name: nameOf(file), url: staticUrl(file.filePath) }))}
        shown={shown}
        onShow={setShown}
        texts={{ previous: t('previous'), next: t('next') }}
      />
    ),
  }
}
