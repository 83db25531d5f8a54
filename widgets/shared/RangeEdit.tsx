import { DatePicker } from 'antd'
import { type EditProps, useSetSiblings, useSiblingValue, useTranslate } from '../../runtime/index.ts'
import { parseMoment } from './dates.ts'
import type { MomentProps } from './momentProps.ts'
import type { MomentFormat } from './momentText.ts'
import { toPickerOptions } from './pickerOptions.ts'
import { toPresets } from './rangePresets.ts'
import { splitRange } from './rangeText.ts'
import { usePickerKeys } from './usePickerKeys.ts'

interface RangeProps extends MomentProps {
  readonly endField?: string
  readonly presets?: boolean
}

interface RangeEditProps {
  readonly edit: EditProps<string, RangeProps>
  readonly format: MomentFormat
  readonly placeholders: readonly [string, string]
}

/** Two moments that are typed or picked, from and to. */
export function RangeEdit({ edit, format, placeholders }: RangeEditProps) {
  const t = useTranslate()
  const { endField, presets = format !== 'HH:mm:ss' } = edit.props
  const end = useSiblingValue(endField)
  const setSiblings = useSetSiblings()
  const [from, to] = splitRange(edit.value, endField === undefined ? undefined : (end ?? ''))
  const change = ([start, stop]: readonly [string, string]) => {
    if (endField === undefined) return edit.onChange(start || stop ? `${start},${stop}` : undefined)
    edit.onChange(start || undefined)
    setSiblings?.({ [endField]: stop || null })
  }
  return (
    <DatePicker.RangePicker
      {...toPickerOptions(edit, format)}
      {...usePickerKeys()}
      id={{ start: edit.id, end: `${edit.id}-to` }}
      value={[parseMoment(from, format), parseMoment(to, format)]}
      onChange={(_, [start = '', stop = '']) => change([start, stop])}
      allowEmpty
      placeholder={[...placeholders]}
      aria-label={edit.label}
      {...(presets ? { presets: toPresets((key) => t(key)) } : {})}
    />
  )
}
