import { type EditProps, useText, useTranslate } from '../../runtime/index.ts'
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx'
import { toChoices, toOptionValue } from '../shared/choice.ts'
import type { ChoiceValue } from '../shared/propTypes.ts'
import { joinList, splitList } from '../shared/values.ts'
import type { TagProps } from './props.ts'

export function TagEdit(edit: EditProps<ChoiceValue, TagProps>) {
  const { options, multiple = true } = edit.props
  const text = useText()
  const t = useTranslate()
  return (
    <ChoiceSelect
      edit={edit}
      choices={toChoices(options, text)}
      values={splitList(edit.value)}
      onValues={(values) => edit.onChange(multiple ? joinList(values) : toOptionValue(options, values[0]))}
      multiple={multiple}
      search
      placeholder={t('widgets.tag.placeholder')}
    />
  )
}
