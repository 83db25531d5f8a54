import { useText, type ViewProps } from '../../runtime/index.ts'
import { choiceTexts, toChoices } from '../shared/choice.ts'
import { textCell } from '../shared/textValue.tsx'
import { splitList } from '../shared/values.ts'
import type { CheckboxProps } from './props.ts'

export function CheckboxView({ value, props }: ViewProps<string, CheckboxProps>) {
  const text = useText()
  return textCell(choiceTexts(toChoices(props.options, text), splitList(value)).join(', '))
}
