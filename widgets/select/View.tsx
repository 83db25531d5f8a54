import type { ViewProps } from '../../runtime/index.ts'
import { choiceTexts } from '../shared/choice.ts'
import type { ChoiceValue } from '../shared/propTypes.ts'
import { splitChoices } from '../shared/splitChoices.ts'
import { textCell } from '../shared/textValue.tsx'
import { useOwnChoices } from '../shared/useOwnChoices.ts'
import { toText } from '../shared/values.ts'
import type { SelectProps } from './props.ts'

export function SelectView({ value, props }: ViewProps<ChoiceValue, SelectProps>) {
  const { choices } = useOwnChoices(props)
  const values = props.mode === 'multiple' ? splitChoices(value, choices) : [toText(value)]
  return textCell(choiceTexts(choices, values).join(', '))
}
