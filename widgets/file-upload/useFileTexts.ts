import { useCallback } from 'react'
import { useTranslate } from '../../runtime/index.ts'
import type { FileTranslate } from '../shared/files/fileTexts.ts'

/** The texts that widgets for files share, as this one has them. */
export function useFileTexts(): FileTranslate {
  const t = useTranslate()
  return useCallback((word, values) => t(`widgets.file-upload.files.${word}`, values), [t])
}
