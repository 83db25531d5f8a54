import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { tagsEntry } from './cellEntry.ts'
import { tagsInputProps } from './props.ts'
import { refuseTags } from './tagText.ts'
import { tagsInputTexts } from './texts.ts'
import { TagsInputCell, TagsInputView } from './View.tsx'

/** Words of one's own, each a tag; the value is their joined text. In a table each ends after 2 characters (specification 9). */
export const tagsInput = defineWidget({
  id: 'tags-input',
  title: '@:widgets.tags-input.title',
  group: 'choice',
  icon: 'tags',
  value: 'text',
  props: tagsInputProps,
  texts: tagsInputTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.TagsInputEdit)),
  view: TagsInputView,
  cell: TagsInputCell,
  entry: tagsEntry,
  inTable: { every: 2 },
  refuses: refuseTags,
})
