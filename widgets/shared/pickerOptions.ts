import type { EditProps } from '../../runtime/index.ts'
import { toBound } from './dates.ts'
import './moment.css'
import type { MomentProps } from './momentProps.ts'
import type { MomentFormat } from './momentText.ts'
import { optionalProps } from './optionalProps.ts'
import { stateAttributes } from './stateAttributes.ts'
import { typedComponents } from './TypedInput.tsx'

/** What the pickers of one moment and of two have in common. */
export function toPickerOptions(edit: Omit<EditProps<unknown, MomentProps>, 'onChange'>, format: MomentFormat) {
  const { min, max, minuteStep, secondStep } = edit.props
  return optionalProps({
    components: typedComponents,
    className: 'pw-moment',
    classNames: { popup: { root: 'pw-moment-popup' } },
    picker: format === 'HH:mm:ss' ? 'time' : 'date',
    showTime: format === 'YYYY-MM-DD HH:mm:ss',
    format,
    // A chosen time counts at once: leaving the field must not lose it.
    needConfirm: false,
    disabled: edit.disabled,
    autoFocus: edit.autoFocus,
    minDate: min === undefined ? undefined : toBound(min),
    maxDate: max === undefined ? undefined : toBound(max),
    minuteStep,
    secondStep,
    onBlur: edit.onBlur,
    status: edit.invalid ? 'error' : undefined,
    ...stateAttributes(edit),
  })
}
