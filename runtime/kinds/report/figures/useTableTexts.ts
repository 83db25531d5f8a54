import { useMemo } from 'react'
import type { Translate } from '../../../i18n/index.ts'
import type { TableTexts } from '../../../table/index.ts'

/** The words of a table in the language that is shown. */
export const useTableTexts = (translate: Translate): TableTexts =>
  useMemo(
    () => ({
      select: translate('list.select'),
      selectAll: translate('list.selectAll'),
      selectRow: (row) => translate('list.selectRow', { row }),
      sortAscending: translate('list.sortAscending'),
      sortDescending: translate('list.sortDescending'),
      sortNone: translate('list.sortNone'),
      resizeColumn: (title) => translate('list.resizeColumn', { title }),
      actions: translate('list.actions'),
    }),
    [translate],
  )
