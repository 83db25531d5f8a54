import type { MenuEntry } from '../../runtime/index.ts'
import type { FileTranslate } from '../shared/files/fileTexts.ts'
import type { FileCellProps } from './props.ts'

interface CellEntriesRequest {
  /** The first file, of which the cell speaks; nothing where there is none. */
  readonly name: string | undefined
  readonly props: FileCellProps
  readonly t: FileTranslate
  readonly all: string
  readonly isDisabled: boolean
  readonly run: {
    readonly add: () => void
    readonly download: () => void
    readonly remove: () => void
    readonly all: () => void
  }
}

/** What the menu of a cell offers; saving and taking out are for the columns that allow it (specification 6). */
export function toCellEntries({ name, props, t, all, isDisabled, run }: CellEntriesRequest): readonly MenuEntry[] {
  const { allowDownload = true, allowRemove = true } = props
  const isThere = name !== undefined
  return [
    ...(isDisabled ? [] : [{ id: 'add', label: t('add'), icon: 'upload', onSelect: run.add }]),
    ...(isThere && allowDownload
      ? [{ id: 'download', label: t('download', { name }), icon: 'download', onSelect: run.download }]
      : []),
    ...(isDisabled ? [] : [{ id: 'all', label: all, icon: 'folder', onSelect: run.all }]),
    ...(isThere && allowRemove && !isDisabled
      ? [
          {
            id: 'remove',
            label: t('remove', { name }),
            icon: 'delete',
            isDanger: true,
            isApart: true,
            onSelect: run.remove,
          },
        ]
      : []),
  ]
}
