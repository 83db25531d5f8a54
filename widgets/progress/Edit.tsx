import { Slider } from 'antd'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { NumberField } from '../shared/number/NumberField.tsx'
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
      <NumberField {...edit} props={{ min: 0, max }} />
    </div>
  )
}
