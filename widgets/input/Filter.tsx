import type { EditProps } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import { InputEdit } from './Edit.tsx'
import { fromFilter, toFilter } from './operator.ts'
import type { InputProps } from './props.ts'

/** A search by text; one with an operator asks by that, whatever the rule of the query entry (specification 5). */
export function InputFilter(edit: EditProps<unknown, InputProps>) {
  const { operator, ...props } = edit.props
  return operator ? (
    <InputEdit
      {...edit}
      props={props}
      value={fromFilter(edit.value, operator)}
      onChange={(text = '') => edit.onChange(toFilter(text, operator))}
    />
  ) : (
    <InputEdit {...edit} value={toText(edit.value)} />
  )
}
