import { DatePicker } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import { parseMoment } from './dates.ts'
import type { MomentProps } from './momentProps.ts'
import type { MomentFormat } from './momentText.ts'
import { toPickerOptions } from './pickerOptions.ts'
import { typedPicker } from './restingMouse.ts'

interface MomentFilterProps {
  readonly edit: EditProps<unknown, MomentProps>
  readonly format: MomentFormat
  readonly placeholders: readonly [string, string]
}

/** The pair of a `between` query: from and to, of which either may be open. */
export function MomentFilter({ edit, format, placeholders }: MomentFilterProps) {
  const [from, to]: readonly unknown[] = Array.isArray(edit.value) ? edit.value : []
  return (
    <DatePicker.RangePicker
      {...toPickerOptions(edit, format)}
      {...typedPicker}
      id={{ start: edit.id, end: `${edit.id}-to` }}
      value={[parseMoment(from, format), parseMoment(to, format)]}
      onChange={(_, texts) => {
        const pair = texts.map((text) => text || undefined)
        edit.onChange(pair.some(Boolean) ? pair : undefined)
      }}
      allowEmpty
      placeholder={[...placeholders]}
      aria-label={edit.label}
    />
  )
}
