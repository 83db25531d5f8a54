import { useCallback } from 'react'
import { useTranslate } from '../../runtime/index.ts'
import type { FileTranslate } from '../shared/files/fileTexts.ts'
import { type FileCellProps, pictureKinds } from './props.ts'

/** The texts that widgets for files share, as this one has them; a cell for pictures asks for pictures. */
export function useFileTexts({ look: display, accept }: Pick<FileCellProps, 'look' | 'accept'>): FileTranslate {
  const t = useTranslate()
  const asksForPictures = display === 'pictures' && accept === undefined
  return useCallback(
    (word, values) =>
      t(
        word === 'onlyFiles' && asksForPictures ? 'widgets.file-cell.onlyImages' : `widgets.file-cell.files.${word}`,
        values,
      ),
    [t, asksForPictures],
  )
}

/** The props with the kinds that a cell for pictures takes. */
export const withKinds = (props: FileCellProps): FileCellProps =>
  props.look === 'pictures' ? { accept: [...pictureKinds], ...props } : props
