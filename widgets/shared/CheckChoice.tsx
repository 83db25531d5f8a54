import { Checkbox } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import './choices.css'
import type { ChoiceItem } from './choice.ts'
import { stateAttributes } from './stateAttributes.ts'

interface CheckChoiceProps {
  readonly edit: Omit<EditProps<unknown, unknown>, 'value' | 'onChange'>
  readonly choices: readonly ChoiceItem[]
  readonly values: readonly string[]
  readonly onValues: (values: readonly string[]) => void
}

/** Several choices of a few that all show. A stored value that is no choice any more is kept. */
export function CheckChoice({ edit, choices, values, onValues }: CheckChoiceProps) {
  const toggle = (value: string, checked: boolean) => {
    const known = new Map(choices.map((choice, index) => [choice.value, index]))
    const next = checked ? [...values, value] : values.filter((other) => other !== value)
    onValues(next.toSorted((a, b) => (known.get(a) ?? -1) - (known.get(b) ?? -1)))
  }
  return (
    <fieldset id={edit.id} className="pw-choices" aria-label={edit.label} onBlur={edit.onBlur}>
      {choices.map(({ value, text, disabled = false }) => (
        <Checkbox
          key={value}
          checked={values.includes(value)}
          onChange={(event) => toggle(value, event.target.checked)}
          disabled={edit.disabled || disabled}
          {...stateAttributes({ ...edit, required: false })}
        >
          {text}
        </Checkbox>
      ))}
    </fieldset>
  )
}
