import { DatePicker } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import { parseMoment } from './dates.ts'
import type { MomentProps } from './momentProps.ts'
import type { MomentFormat } from './momentText.ts'
import { toPickerOptions } from './pickerOptions.ts'
import { readMoment, understandMoment } from './readMoment.ts'
import { TypedTexts } from './TypedInput.tsx'
import { usePickerKeys } from './usePickerKeys.ts'

interface MomentEditProps {
  readonly edit: EditProps<string, MomentProps>
  readonly format: MomentFormat
  readonly placeholder: string
}

/** A moment that is typed or picked; it is stored as text. */
export function MomentEdit({ edit, format, placeholder }: MomentEditProps) {
  return (
    <TypedTexts
      stored={[edit.value, '']}
      read={(text) => readMoment(text, format)}
      understand={(text) => understandMoment(text, format)}
      write={edit.onChange}
    >
      <DatePicker
        {...toPickerOptions(edit, format)}
        {...usePickerKeys()}
        id={edit.id}
        value={parseMoment(understandMoment(edit.value, format), format)}
        onChange={(_, text) => edit.onChange(String(text ?? '') || undefined)}
        placeholder={edit.placeholder || placeholder}
      />
    </TypedTexts>
  )
}
