import { useText, type ViewProps } from '../../runtime/index.ts'
import { choiceTexts, toChoices } from '../shared/choice.ts'
import type { ChoiceValue } from '../shared/propTypes.ts'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { RadioProps } from './props.ts'

export function RadioView({ value, props }: ViewProps<ChoiceValue, RadioProps>) {
  const text = useText()
  return textCell(choiceTexts(toChoices(props.options, text), [toText(value)]).join(''))
}
