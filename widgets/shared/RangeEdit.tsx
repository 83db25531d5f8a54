import { DatePicker } from 'antd'
import {
  type EditProps,
  toShownTime,
  toWireTime,
  useSetSiblings,
  useSiblingValue,
  useTranslate,
} from '../../runtime/index.ts'
import { parseMoment } from './dates.ts'
import type { MomentProps } from './momentProps.ts'
import type { MomentFormat } from './momentText.ts'
import { toPickerOptions } from './pickerOptions.ts'
import { toPresets } from './rangePresets.ts'
import { splitRange } from './rangeText.ts'
import { readMoment, understandMoment } from './readMoment.ts'
import { TypedTexts, toSecondId } from './TypedInput.tsx'
import { usePickerKeys } from './usePickerKeys.ts'
import { toText } from './values.ts'

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
  // An end that cannot be read stands beside the start until it can: there it is refused.
  const isJoined = endField === undefined || toText(edit.value).includes(',')
  const isOfTimes = format === 'YYYY-MM-DD HH:mm:ss'
  const stored = splitRange(edit.value, isJoined ? undefined : (end ?? ''))
  const [from = '', to = ''] = isOfTimes ? stored.map(toShownTime) : stored
  const change = (shown: readonly [string, string]) => {
    const [start = '', stop = ''] = isOfTimes ? shown.map(toWireTime) : shown
    if (endField === undefined || (stop !== '' && understandMoment(stop, format) === undefined))
      return edit.onChange(start || stop ? `${start},${stop}` : undefined)
    edit.onChange(start || undefined)
    setSiblings?.({ [endField]: stop || null })
  }
  const toMoment = (end: string) => parseMoment(understandMoment(end, format), format)
  const keys = usePickerKeys()
  return (
    <TypedTexts
      stored={[from, to]}
      read={(text) => readMoment(text, format)}
      understand={(text) => understandMoment(text, format)}
      write={(text = '', place) => change(place === 0 ? [text, to] : [from, text])}
    >
      <DatePicker.RangePicker
        {...toPickerOptions(edit, format)}
        {...keys}
        id={{ start: edit.id, end: toSecondId(edit.id) }}
        value={[toMoment(from), toMoment(to)]}
        onChange={(_, [start = '', stop = '']) => change([start, stop])}
        allowEmpty
        placeholder={[...placeholders]}
        aria-label={edit.label}
        {...(presets ? { presets: toPresets((key) => t(key)) } : {})}
      />
    </TypedTexts>
  )
}
