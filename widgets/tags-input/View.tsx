import type { ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { namesCell } from '../shared/namesCell.tsx'
import type { TagsInputProps } from './props.ts'
import { toTags } from './tagText.ts'
import './tagsInput.css'

export function TagsInputView({ value, props }: ViewProps<string, TagsInputProps>) {
  const tags = toTags(value, props)
  if (tags.length === 0) return emptyValue
  return (
    <span className="pw-tags">
      {tags.map((tag, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tag may come twice, and its place is all that tells them apart
        <span key={index} className="pw-tags-tag">
          {tag}
        </span>
      ))}
    </span>
  )
}

export const TagsInputCell = ({ value, props }: ViewProps<string, TagsInputProps>) => namesCell(toTags(value, props))
