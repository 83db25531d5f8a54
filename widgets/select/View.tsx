import { useText, type ViewProps } from '../../runtime/index.ts'
import { choiceTexts, toChoices } from '../shared/choice.ts'
import type { ChoiceValue } from '../shared/propTypes.ts'
import { textCell } from '../shared/textValue.tsx'
import { splitList, toText } from '../shared/values.ts'
import type { SelectProps } from './props.ts'

export function SelectView({ value, props }: ViewProps<ChoiceValue, SelectProps>) {
  const text = useText()
  const values = props.mode === 'multiple' ? splitList(value) : [toText(value)]
  return textCell(choiceTexts(toChoices(props.options, text), values).join(', '))
}
