import type { ViewProps } from '../../runtime/index.ts'
import { choiceTexts } from '../shared/choice.ts'
import type { ChoiceValue } from '../shared/propTypes.ts'
import { textCell } from '../shared/textValue.tsx'
import { useOwnChoices } from '../shared/useOwnChoices.ts'
import { toText } from '../shared/values.ts'
import type { RadioProps } from './props.ts'

export function RadioView({ value, props }: ViewProps<ChoiceValue, RadioProps>) {
  return textCell(choiceTexts(useOwnChoices(props).choices, [toText(value)]).join(''))
}
