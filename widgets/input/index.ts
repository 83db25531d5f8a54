import { defineWidget } from '../../runtime/index.ts'
import { refuseTooLong } from '../shared/refusals.ts'
import { textEntry } from './cellEntry.ts'
import { InputEdit } from './Edit.tsx'
import { InputFilter } from './Filter.tsx'
import { beginFilter, withoutOperator } from './operator.ts'
import { inputProps } from './props.ts'
import { inputTexts } from './texts.ts'
import { InputCell, InputView } from './View.tsx'

/** One line of text. A query looks for it anywhere in the value. */
export const input = defineWidget({
  id: 'input',
  title: '@:widgets.input.title',
  group: 'input',
  icon: 'edit',
  value: 'text',
  rule: 'like',
  props: inputProps,
  texts: inputTexts,
  edit: InputEdit,
  filter: InputFilter,
  filtering: { begin: beginFilter, plainProps: withoutOperator },
  view: InputView,
  cell: InputCell,
  entry: textEntry,
  refuses: refuseTooLong,
})
