import { Radio } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import { Clearable } from './Clearable.tsx'
import './choices.css'
import type { ChoiceItem } from './choice.ts'
import { optionalProps } from './optionalProps.ts'
import { stateAttributes } from './stateAttributes.ts'

interface RadioChoiceProps {
  readonly edit: Omit<EditProps<unknown, unknown>, 'value' | 'onChange'>
  readonly choices: readonly ChoiceItem[]
  readonly value: string
  readonly onValue: (value: string | undefined) => void
  /** Buttons in a row instead of circles with texts. */
  readonly buttons?: boolean
}

/**
 * One choice of a few that all show. The arrow keys move through them; where there may be none, a press on the chosen one
 * takes it back.
 */
export function RadioChoice({ edit, choices, value, onValue, buttons = false }: RadioChoiceProps) {
  const canClear = value !== '' && !edit.required && !edit.disabled
  const Choice = buttons ? Radio.Button : Radio
  return (
    <Clearable canClear={canClear} onClear={() => onValue(undefined)}>
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
        value={value}
        onChange={(event) => onValue(String(event.target.value))}
        disabled={edit.disabled}
      >
        {choices.map((choice) => (
          <Choice
            key={choice.value}
            value={choice.value}
            disabled={edit.disabled || (choice.disabled ?? false)}
            onClick={() => {
              if (canClear && choice.value === value) onValue(undefined)
            }}
          >
            <ChoiceLabel text={choice.text} color={choice.color} />
          </Choice>
        ))}
      </Radio.Group>
    </Clearable>
  )
}
