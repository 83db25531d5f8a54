import { DatePicker } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import { parseMoment } from './dates.ts'
import type { MomentProps } from './momentProps.ts'
import type { MomentFormat } from './momentText.ts'
import { toPickerOptions } from './pickerOptions.ts'
import { usePickerKeys } from './usePickerKeys.ts'

interface MomentEditProps {
  readonly edit: EditProps<string, MomentProps>
  readonly format: MomentFormat
  readonly placeholder: string
}

/** A moment that is typed or picked; it is stored as text. */
export function MomentEdit({ edit, format, placeholder }: MomentEditProps) {
  return (
    <DatePicker
      {...toPickerOptions(edit, format)}
      {...usePickerKeys()}
      id={edit.id}
      value={parseMoment(edit.value, format)}
      onChange={(_, text) => edit.onChange(String(text ?? '') || undefined)}
      placeholder={edit.placeholder || placeholder}
    />
  )
}
