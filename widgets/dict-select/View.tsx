import { Tag } from 'antd'
import { useDictionary, type ViewProps } from '../../runtime/index.ts'
import { ColourDot } from '../shared/ColourDot.tsx'
import { emptyValue } from '../shared/emptyValue.tsx'
import { textCell } from '../shared/textValue.tsx'
import { splitList, toText } from '../shared/values.ts'
import type { DictSelectProps } from './props.ts'

export function DictSelectView({ value, props }: ViewProps<string, DictSelectProps>) {
  const { items } = useDictionary(props.dict)
  const text = toText(value)
  if (text === '') return emptyValue
  const exact = items.find((item) => item.value === text)
  const chosen = exact
    ? [exact]
    : splitList(value).map((part) => items.find((item) => item.value === part) ?? { value: part, text: part })
  const tagged = props.mode === 'tag' || chosen.some((item) => item.color)
  if (!tagged) return textCell(chosen.map((item) => item.text).join(', '))
  return chosen.map((item) => (
    <Tag key={item.value}>
      {item.color && <ColourDot colour={item.color} />}
      {item.text}
    </Tag>
  ))
}
