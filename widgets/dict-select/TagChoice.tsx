import type { EditProps } from '../../runtime/index.ts'
import { Clearable } from '../shared/Clearable.tsx'
import { ColourDot } from '../shared/ColourDot.tsx'
import type { ChoiceItem } from '../shared/choice.ts'
import '../shared/choices.css'
import { stateAttributes } from '../shared/stateAttributes.ts'
import './tagChoice.css'

interface TagChoiceProps {
  readonly edit: Omit<EditProps<unknown, unknown>, 'value' | 'onChange'>
  readonly choices: readonly ChoiceItem[]
  readonly values: readonly string[]
  readonly onValues: (values: readonly string[]) => void
  readonly multiple: boolean
}

/**
 * Tags to choose from. They are native buttons of a form, so every key works as people know it; where there may be none, a
 * press on the chosen one takes it back.
 */
export function TagChoice({ edit, choices, values, onValues, multiple }: TagChoiceProps) {
  const choose = (value: string, checked: boolean) => {
    if (!multiple) return onValues([value])
    onValues(checked ? [...values, value] : values.filter((other) => other !== value))
  }
  const canClear = values.length > 0 && !edit.required && !edit.disabled
  const { 'aria-invalid': invalid, ...group } = stateAttributes(edit)
  return (
    <Clearable canClear={canClear} onClear={() => onValues([])}>
      <fieldset
        id={edit.id}
        className="pw-choices pw-tag-choices"
        role={multiple ? undefined : 'radiogroup'}
        aria-label={edit.label}
        aria-describedby={group['aria-describedby']}
        onBlur={edit.onBlur}
      >
        {choices.map(({ value, text, color, disabled = false }) => (
          <label key={value} className="pw-tag-choice">
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={edit.id}
              checked={values.includes(value)}
              onChange={(event) => choose(value, event.target.checked)}
              onClick={() => {
                if (canClear && !multiple && values.includes(value)) onValues([])
              }}
              disabled={edit.disabled || disabled}
              aria-invalid={invalid}
            />
            {color && <ColourDot colour={color} />}
            {text}
          </label>
        ))}
      </fieldset>
    </Clearable>
  )
}
