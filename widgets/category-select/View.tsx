import { useCategoryTexts, type ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { splitList } from '../shared/values.ts'
import type { CategorySelectProps } from './props.ts'

export const CategorySelectView = ({ value, props: { store = 'id' } }: ViewProps<string, CategorySelectProps>) =>
  textCell(useCategoryTexts(store, splitList(value)).join(', '))
