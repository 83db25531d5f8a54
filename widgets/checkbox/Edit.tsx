import { type EditProps, useText } from '../../runtime/index.ts'
import { CheckChoice } from '../shared/CheckChoice.tsx'
import { toChoices } from '../shared/choice.ts'
import { joinList, splitList } from '../shared/values.ts'
import type { CheckboxProps } from './props.ts'

export function CheckboxEdit(edit: EditProps<string, CheckboxProps>) {
  const text = useText()
  return (
    <CheckChoice
      edit={edit}
      choices={toChoices(edit.props.options, text)}
      values={splitList(edit.value)}
      onValues={(values) => edit.onChange(joinList(values))}
    />
  )
}
