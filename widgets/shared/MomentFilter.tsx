import { DatePicker } from 'antd'
import type { EditProps } from '../../runtime/index.ts'
import { parseMoment } from './dates.ts'
import type { MomentProps } from './momentProps.ts'
import type { MomentFormat } from './momentText.ts'
import { toPickerOptions } from './pickerOptions.ts'
import { readMoment, understandMoment } from './readMoment.ts'
import { typedPicker } from './restingMouse.ts'
import { TypedTexts, toSecondId } from './TypedInput.tsx'

interface MomentFilterProps {
  readonly edit: EditProps<unknown, MomentProps>
  readonly format: MomentFormat
  readonly placeholders: readonly [string, string]
}

/** The pair of a `between` query: from and to, of which either may be open. */
export function MomentFilter({ edit, format, placeholders }: MomentFilterProps) {
  const [from, to]: readonly unknown[] = Array.isArray(edit.value) ? edit.value : []
  const toMoment = (end: unknown) => parseMoment(understandMoment(end, format), format)
  const change = (ends: readonly unknown[]) => {
    const pair = ends.map((end) => end || undefined)
    edit.onChange(pair.some(Boolean) ? pair : undefined)
  }
  return (
    <TypedTexts
      stored={[from, to]}
      read={(text) => readMoment(text, format)}
      understand={(text) => understandMoment(text, format)}
      write={(text, place) => change(place === 0 ? [text, to] : [from, text])}
    >
      <DatePicker.RangePicker
        {...toPickerOptions(edit, format)}
        {...typedPicker}
        id={{ start: edit.id, end: toSecondId(edit.id) }}
        value={[toMoment(from), toMoment(to)]}
        onChange={(_, texts) => change(texts)}
        allowEmpty
        placeholder={[...placeholders]}
        aria-label={edit.label}
      />
    </TypedTexts>
  )
}
