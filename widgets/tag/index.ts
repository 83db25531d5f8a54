import { defineWidget, lazyPart } from '../../runtime/index.ts'
import type { ChoiceValue } from '../shared/propTypes.ts'
import { tagProps } from './props.ts'
import { tagTexts } from './texts.ts'
import { TagView } from './View.tsx'

/** One or several tags with a colour each. */
export const tag = defineWidget<ChoiceValue, typeof tagProps>({
  id: 'tag',
  title: '@:widgets.tag.title',
  group: 'display',
  icon: 'tags',
  value: 'text',
  props: tagProps,
  texts: tagTexts,
  create: () => ({ options: [{ value: '1', label: '1' }] }),
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.TagEdit)),
  view: TagView,
})
