import { DatePicker } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import type { MomentProps } from './momentProps.ts'
import { type PeriodName, type PeriodStore, parsePeriod, periods, writePeriod } from './periods.ts'
import { toPickerOptions } from './pickerOptions.ts'
import { usePickerKeys } from './usePickerKeys.ts'

interface PeriodEditProps {
  readonly edit: EditProps<string, MomentProps & { readonly store?: PeriodStore }>
  readonly period: PeriodName
  readonly placeholder: string
}

/** A month, a week or a year that is typed or picked. */
export const PeriodEdit = ({ edit, period, placeholder }: PeriodEditProps) => (
  <DatePicker
    {...toPickerOptions(edit, 'YYYY-MM-DD')}
    {...usePickerKeys()}
    picker={period}
    format={periods[period].format}
    id={edit.id}
    value={parsePeriod(edit.value, period)}
    onChange={(moment) => edit.onChange(moment ? writePeriod(moment, period, edit.props.store) : undefined)}
    placeholder={edit.placeholder || placeholder}
  />
)
