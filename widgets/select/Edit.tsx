import { type EditProps, useText } from '../../runtime/index.ts'
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx'
import { toChoices, toOptionValue } from '../shared/choice.ts'
import type { ChoiceValue } from '../shared/propTypes.ts'
import { splitChoices } from '../shared/splitChoices.ts'
import { joinList, toText } from '../shared/values.ts'
import type { SelectProps } from './props.ts'

export function SelectEdit(edit: EditProps<ChoiceValue, SelectProps>) {
  const { options, mode, search = false, allowInput } = edit.props
  const text = useText()
  const multiple = mode === 'multiple'
  const single = toText(edit.value)
  const choices = toChoices(options, text)
  return (
    <ChoiceSelect
      edit={edit}
      choices={choices}
      values={multiple ? splitChoices(edit.value, choices) : single === '' ? [] : [single]}
      onValues={(values) => edit.onChange(multiple ? joinList(values) : toOptionValue(options, values[0]))}
      multiple={multiple}
      search={search}
      allowInput={allowInput}
    />
  )
}
