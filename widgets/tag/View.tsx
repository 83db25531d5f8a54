import { useText, type ViewProps } from '../../runtime/index.ts'
import { ColourDot } from '../shared/ColourDot.tsx'
import { emptyValue } from '../shared/emptyValue.tsx'
import type { ChoiceValue } from '../shared/propTypes.ts'
import { Tag } from '../shared/Tag.tsx'
import { splitList } from '../shared/values.ts'
import type { TagProps } from './props.ts'
import './tag.css'

export function TagView({ value, props }: ViewProps<ChoiceValue, TagProps>) {
  const text = useText()
  const values = splitList(value)
  if (values.length === 0) return emptyValue
  return (
    <span className="pw-tag-list">
      {values.map((part) => {
        const option = props.options.find((candidate) => String(candidate.value) === part)
        return (
          <Tag key={part}>
            {option?.color && <ColourDot colour={option.color} />}
            {option ? text(option.label) : part}
          </Tag>
        )
      })}
    </span>
  )
}
