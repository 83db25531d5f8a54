import { useText, type ViewProps } from '../../runtime/index.ts'
import { choiceTexts, toChoices } from '../shared/choice.ts'
import { namesCell } from '../shared/namesCell.tsx'
import { splitChoices } from '../shared/splitChoices.ts'
import type { CheckboxProps } from './props.ts'

export function CheckboxView({ value, props }: ViewProps<string, CheckboxProps>) {
  const text = useText()
  const choices = toChoices(props.options, text)
  return namesCell(choiceTexts(choices, splitChoices(value, choices)))
}
