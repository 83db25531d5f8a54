import { Radio } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import './choices.css'
import type { ChoiceItem } from './choice.ts'
import { optionalProps } from './optionalProps.ts'
import { stateAttributes } from './stateAttributes.ts'

interface RadioChoiceProps {
  readonly edit: Omit<EditProps<unknown, unknown>, 'value' | 'onChange'>
  readonly choices: readonly ChoiceItem[]
  readonly value: string
  readonly onValue: (value: string) => void
  /** Buttons in a row instead of circles with texts. */
  readonly buttons?: boolean
}

/** One choice of a few that all show. The arrow keys move through them. */
export function RadioChoice({ edit, choices, value, onValue, buttons = false }: RadioChoiceProps) {
  return (
    <Radio.Group
      {...optionalProps({
        className: buttons ? 'pw-choice-buttons' : 'pw-choices',
        id: edit.id,
        role: 'radiogroup',
        onBlur: edit.onBlur,
        ...stateAttributes(edit),
      })}
      name={edit.id}
      aria-label={edit.label}
      optionType={buttons ? 'button' : 'default'}
      value={value}
      onChange={(event) => onValue(String(event.target.value))}
      disabled={edit.disabled}
      options={choices.map((choice) => ({
        value: choice.value,
        label: <ChoiceLabel text={choice.text} color={choice.color} />,
        disabled: choice.disabled ?? false,
      }))}
    />
  )
}
