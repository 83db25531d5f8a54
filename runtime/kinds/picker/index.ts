import { defineKind } from '../../registry/index.ts'
import { widgetsOfRecords } from '../list/index.ts'
import { PickerView } from './PickerView.tsx'

/** The kind of pages from which records are chosen (design 3). */
export const pickerKind = defineKind<'picker'>({
  id: 'picker',
  component: PickerView,
  widgets: widgetsOfRecords,
})
