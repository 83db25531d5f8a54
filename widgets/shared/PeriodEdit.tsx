import { DatePicker } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import type { MomentProps } from './momentProps.ts'
import { type PeriodName, type PeriodStore, parsePeriod, periods, writePeriod } from './periods.ts'
import { toPickerOptions } from './pickerOptions.ts'
import { readTypedPeriod, understandPeriod } from './readTypedPeriod.ts'
import { TypedTexts } from './TypedInput.tsx'
import { usePickerKeys } from './usePickerKeys.ts'

interface PeriodEditProps {
  readonly edit: EditProps<string, MomentProps & { readonly store?: PeriodStore }>
  readonly period: PeriodName
  readonly placeholder: string
}

/** A month, a week or a year that is typed or picked. */
export function PeriodEdit({ edit, period, placeholder }: PeriodEditProps) {
  const { store } = edit.props
  const toMoment = (text: unknown) => parsePeriod(understandPeriod(text, period), period)
  const read = (text: string) => {
    const moment = parsePeriod(readTypedPeriod(text, period), period)
    return moment ? writePeriod(moment, period, store) : undefined
  }
  return (
    <TypedTexts
      stored={[edit.value, '']}
      read={read}
      understand={(text) => (toMoment(text) ? text : undefined)}
      write={edit.onChange}
    >
      <DatePicker
        {...toPickerOptions(edit, 'YYYY-MM-DD')}
        {...usePickerKeys()}
        picker={period}
        format={periods[period].format}
        id={edit.id}
        value={toMoment(edit.value)}
        onChange={(moment) => edit.onChange(moment ? writePeriod(moment, period, store) : undefined)}
        placeholder={edit.placeholder || placeholder}
      />
    </TypedTexts>
  )
}
