import { Switch } from 'antd'
import { type EditProps, useText } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import type { SwitchProps, SwitchValue } from './props.ts'
import './switch.css'
import { isOn, toSwitchValue } from './switchValue.ts'

export function SwitchEdit(edit: EditProps<SwitchValue, SwitchProps>) {
  const text = useText()
  const on = isOn(edit.value, edit.props)
  return (
    <span className="pw-switch">
      <Switch
        {...optionalProps({
          id: edit.id,
          onBlur: edit.onBlur,
          autoFocus: edit.autoFocus,
          disabled: edit.disabled,
          ...stateAttributes(edit),
        })}
        aria-label={edit.label}
        checked={on}
        onChange={(next) => edit.onChange(toSwitchValue(next, edit.props))}
      />
      <span>{text(on ? edit.props.onText : edit.props.offText)}</span>
    </span>
  )
}
