import { InputNumber, Select } from 'antd'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import type { QuarterProps } from './props.ts'
import './quarter.css'
import { parseQuarter, type Quarter, quarterOf, writeFirstDay, writeQuarter } from './quarterValue.ts'

/** A year to type and a quarter to choose: the calendar of quarters can be used by the mouse alone. */
export function QuarterEdit(edit: EditProps<string, QuarterProps>) {
  const t = useTranslate()
  const value = parseQuarter(edit.value)
  // Whatever is given first, the other part begins with the quarter of today.
  const write = edit.props.store === 'day' ? writeFirstDay : writeQuarter
  const change = (part: Partial<Quarter>) => edit.onChange(write({ ...(value ?? quarterOf(new Date())), ...part }))
  const status = edit.invalid ? 'error' : ''
  return (
    <div className="pw-quarter">
      <InputNumber<number>
        {...optionalProps({
          id: edit.id,
          value: value?.year ?? null,
          onBlur: edit.onBlur,
          disabled: edit.disabled,
          status,
          placeholder: edit.placeholder || t('widgets.quarter.year'),
          autoFocus: edit.autoFocus,
          ...stateAttributes(edit),
        })}
        min={1000}
        max={9999}
        precision={0}
        onChange={(year) => (year === null ? edit.onChange(undefined) : change({ year }))}
      />
      <Select<number>
        {...optionalProps({
          value: value?.quarter,
          onBlur: edit.onBlur,
          disabled: edit.disabled,
          'aria-disabled': edit.disabled || undefined,
          status,
        })}
        aria-label={`${edit.label}: ${t('widgets.quarter.title')}`}
        placeholder={t('widgets.quarter.title')}
        options={[1, 2, 3, 4].map((quarter) => ({ value: quarter, label: t(`widgets.quarter.q${quarter}`) }))}
        onChange={(quarter) => change({ quarter })}
      />
    </div>
  )
}
