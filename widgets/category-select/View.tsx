import { useCategoryTexts, type ViewProps } from '../../runtime/index.ts'
import { namesCell } from '../shared/namesCell.tsx'
import { splitList } from '../shared/values.ts'
import type { CategorySelectProps } from './props.ts'

export const CategorySelectView = ({ value, props: { store = 'id' } }: ViewProps<string, CategorySelectProps>) =>
  namesCell(useCategoryTexts(store, splitList(value)))
