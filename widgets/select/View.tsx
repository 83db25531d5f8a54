import { useText, type ViewProps } from '../../runtime/index.ts'
import { choiceTexts, toChoices } from '../shared/choice.ts'
import type { ChoiceValue } from '../shared/propTypes.ts'
import { splitChoices } from '../shared/splitChoices.ts'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { SelectProps } from './props.ts'

export function SelectView({ value, props }: ViewProps<ChoiceValue, SelectProps>) {
  const text = useText()
  const choices = toChoices(props.options, text)
  const values = props.mode === 'multiple' ? splitChoices(value, choices) : [toText(value)]
  return textCell(choiceTexts(choices, values).join(', '))
}
