import { useText, type ViewProps } from '../../runtime/index.ts'
import { choiceTexts, toChoices } from '../shared/choice.ts'
import { splitChoices } from '../shared/splitChoices.ts'
import { textCell } from '../shared/textValue.tsx'
import type { CheckboxProps } from './props.ts'

export function CheckboxView({ value, props }: ViewProps<string, CheckboxProps>) {
  const text = useText()
  const choices = toChoices(props.options, text)
  return textCell(choiceTexts(choices, splitChoices(value, choices)).join(', '))
}
