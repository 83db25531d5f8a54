import { Checkbox } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import './choices.css'
import type { ChoiceItem } from './choice.ts'
import { stateAttributes } from './stateAttributes.ts'

interface CheckChoiceProps {
  readonly edit: Omit<EditProps<unknown, unknown>, 'value' | 'onChange'>
  readonly choices: readonly ChoiceItem[]
  readonly values: readonly string[]
  readonly onValues: (values: readonly string[]) => void
  /** What offers to tick all at once is called; it is not offered when left out. */
  readonly all?: string
}

/** Several choices of a few that all show. A stored value that is no choice any more is kept. */
export function CheckChoice({ edit, choices, values, onValues, all }: CheckChoiceProps) {
  const update = (next: ReadonlySet<string>) => {
    const known = new Map(choices.map((choice, index) => [choice.value, index]))
    onValues([...next].toSorted((a, b) => (known.get(a) ?? -1) - (known.get(b) ?? -1)))
  }
  const toggle = (changed: readonly string[], checked: boolean) => {
    const others = values.filter((value) => !changed.includes(value))
    update(new Set(checked ? [...others, ...changed] : others))
  }
  const state = stateAttributes({ ...edit, required: false })
  // One that cannot be changed keeps its state when all the others do not.
  const free = choices.filter((choice) => !choice.disabled).map((choice) => choice.value)
  const ticked = free.filter((value) => values.includes(value)).length
  return (
    <fieldset id={edit.id} className="pw-choices" aria-label={edit.label} onBlur={edit.onBlur}>
      {all && (
        <Checkbox
          className="pw-check-all"
          checked={ticked > 0 && ticked === free.length}
          indeterminate={ticked > 0 && ticked < free.length}
          onChange={(event) => toggle(free, event.target.checked)}
          disabled={edit.disabled || free.length === 0}
        >
          {all}
        </Checkbox>
      )}
      {choices.map(({ value, text, color, disabled = false }) => (
        <Checkbox
          key={value}
          checked={values.includes(value)}
          onChange={(event) => toggle([value], event.target.checked)}
          disabled={edit.disabled || disabled}
          {...state}
        >
          <ChoiceLabel text={text} color={color} />
        </Checkbox>
      ))}
    </fieldset>
  )
}
