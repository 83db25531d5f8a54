import type { CellEntry } from '../../runtime/index.ts'
import type { TagsInputProps } from './props.ts'
import { joinTags, readAllTags, toTags } from './tagText.ts'

/** Tags in a cell of an editable table are a text, cut into tags as it is left. */
export const tagsEntry: CellEntry<string, TagsInputProps> = {
  control: 'text',
  toText: (value, props) => joinTags(toTags(value, props), props) ?? '',
  fromText: (text, props) => joinTags(readAllTags(text, props), props),
}
