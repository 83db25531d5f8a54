import { InputNumber, Slider } from 'antd'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import './progress.css'
import type { ProgressProps } from './props.ts'
import { shareText, toShare } from './toShare.ts'

export function ProgressEdit(edit: EditProps<number, ProgressProps>) {
  const translate = useTranslate()
  const { max = 100 } = edit.props
  const share = toShare(edit.value, edit.props)
  const value = share === undefined ? undefined : (share * max) / 100
  return (
    <div className="pw-progress-edit">
      <Slider
        min={0}
        max={max}
        value={value ?? 0}
        onChange={(next) => edit.onChange(next)}
        disabled={edit.disabled}
        tooltip={{ formatter: (next) => shareText(((next ?? 0) / max) * 100) }}
        ariaLabelForHandle={translate('widgets.progress.handle', { label: edit.label })}
      />
      <InputNumber<number>
        {...optionalProps({
          id: edit.id,
          value: value ?? null,
          onBlur: edit.onBlur,
          disabled: edit.disabled,
          status: edit.invalid ? 'error' : '',
          placeholder: edit.placeholder,
          autoFocus: edit.autoFocus,
          ...stateAttributes(edit),
        })}
        min={0}
        max={max}
        onChange={(next) => edit.onChange(next ?? undefined)}
      />
    </div>
  )
}
