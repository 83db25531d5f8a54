import { useTableTexts, type ViewProps } from '../../runtime/index.ts'
import { awaitedName } from '../shared/awaitedName.tsx'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { LinkedSelectProps } from './props.ts'

const noLinks: readonly string[] = []

export function LinkedSelectView({ value, props, record }: ViewProps<string, LinkedSelectProps>) {
  const { table, txt, key, links = noLinks, single = false } = props
  const below = single ? noLinks : links
  const values = [value, ...below.map((name) => record?.[name])].map(toText).filter((text) => text !== '')
  const texts = useTableTexts(`${table},${txt},${key}`, values)
  return texts.includes('') ? awaitedName : textCell(texts.join(' / '))
}
