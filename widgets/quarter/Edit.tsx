import { Input, Select } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { type EditProps, personToday, useTranslate } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import type { QuarterProps } from './props.ts'
import './quarter.css'
import { parseQuarter, type Quarter, quarterOf, writeFirstDay, writeQuarter } from './quarterValue.ts'

/** A year to type and a quarter to choose: the calendar of quarters can be used by the mouse alone. */
export function QuarterEdit(edit: EditProps<string, QuarterProps>) {
  const t = useTranslate()
  const value = parseQuarter(edit.value)
  // Whatever is given first, the other part begins with the quarter of today.
  const write = edit.props.store === 'day' ? writeFirstDay : writeQuarter
  const [last, setLast] = useState<Quarter>()
  const before = value ?? last ?? quarterOf(new Date(`${personToday()}T00:00:00`))
  const change = (part: Partial<Quarter>) => {
    setLast({ ...before, ...part })
    edit.onChange(write({ ...before, ...part }))
  }
  const stepYear = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    change({ year: Math.min(9999, Math.max(1000, before.year + by)) })
  }
  const changeYear = (text: string) => {
    if (/^[1-9]\d{3}$/.test(text)) change({ year: Number(text) })
    else {
      // Four digits are a year: what is none yet stays as it is typed, and the quarter waits for it.
      setLast(before)
      edit.onChange(text === '' ? undefined : text)
    }
  }
  const status = edit.invalid ? 'error' : ''
  return (
    <div className="pw-quarter">
      <Input
        {...optionalProps({
          id: edit.id,
          value: value ? String(value.year) : toText(edit.value),
          inputMode: 'numeric',
          autoComplete: 'off',
          onBlur: edit.onBlur,
          disabled: edit.disabled,
          status,
          placeholder: edit.placeholder || t('widgets.quarter.year'),
          autoFocus: edit.autoFocus,
          ...stateAttributes(edit),
        })}
        onChange={(event) => changeYear(event.target.value)}
        onKeyDown={stepYear}
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
