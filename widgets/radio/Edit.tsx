import { type EditProps, useText } from '../../runtime/index.ts'
import { toChoices, toOptionValue } from '../shared/choice.ts'
import type { ChoiceValue } from '../shared/propTypes.ts'
import { RadioChoice } from '../shared/RadioChoice.tsx'
import { toText } from '../shared/values.ts'
import type { RadioProps } from './props.ts'

export function RadioEdit(edit: EditProps<ChoiceValue, RadioProps>) {
  const { options } = edit.props
  const text = useText()
  return (
    <RadioChoice
      edit={edit}
      choices={toChoices(options, text)}
      value={toText(edit.value)}
      onValue={(value) => edit.onChange(toOptionValue(options, value))}
    />
  )
}
