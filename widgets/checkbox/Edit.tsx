import { type EditProps, useText } from '../../runtime/index.ts'
import { CheckChoice } from '../shared/CheckChoice.tsx'
import { toChoices } from '../shared/choice.ts'
import { splitChoices } from '../shared/splitChoices.ts'
import { joinList } from '../shared/values.ts'
import type { CheckboxProps } from './props.ts'

export function CheckboxEdit(edit: EditProps<string, CheckboxProps>) {
  const text = useText()
  const choices = toChoices(edit.props.options, text)
  return (
    <CheckChoice
      edit={edit}
      choices={choices}
      values={splitChoices(edit.value, choices)}
      onValues={(values) => edit.onChange(joinList(values))}
    />
  )
}
