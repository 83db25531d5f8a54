import type { Translate } from '../i18n/index.ts'
import type { TableTexts } from './types.ts'

/** The words of every table of records in the language that is shown. */
export const tableTexts = (translate: Translate): TableTexts => ({
  select: translate('list.select'),
  selectAll: translate('list.selectAll'),
  selectRow: (row) => translate('list.selectRow', { row }),
  sortAscending: translate('list.sortAscending'),
  sortDescending: translate('list.sortDescending'),
  sortNone: translate('list.sortNone'),
  resizeColumn: (title) => translate('list.resizeColumn', { title }),
  actions: translate('list.actions'),
})
