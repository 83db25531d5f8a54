import { type EditProps, useText, useTranslate } from '../../runtime/index.ts'
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx'
import { toChoices, toOptionValue } from '../shared/choice.ts'
import type { ChoiceValue } from '../shared/propTypes.ts'
import { joinList, splitList, toText } from '../shared/values.ts'
import type { SelectProps } from './props.ts'

export function SelectEdit(edit: EditProps<ChoiceValue, SelectProps>) {
  const { options, mode, search = false } = edit.props
  const text = useText()
  const t = useTranslate()
  const multiple = mode === 'multiple'
  const single = toText(edit.value)
  return (
    <ChoiceSelect
      edit={edit}
      choices={toChoices(options, text)}
      values={multiple ? splitList(edit.value) : single === '' ? [] : [single]}
      onValues={(values) => edit.onChange(multiple ? joinList(values) : toOptionValue(options, values[0]))}
      multiple={multiple}
      search={search}
      placeholder={t('widgets.select.placeholder')}
    />
  )
}
