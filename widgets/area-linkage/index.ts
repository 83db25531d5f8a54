import { defineWidget, lazyPart } from '../../runtime/index.ts'
import { areaLinkageProps } from './props.ts'
import { areaLinkageTexts } from './texts.ts'
import { AreaLinkageView } from './View.tsx'

/** A province, city and district of China (specification 2.8 and 5, area linkage). */
export const areaLinkage = defineWidget({
  id: 'area-linkage',
  title: '@:widgets.area-linkage.title',
  group: 'choice',
  icon: 'environment',
  value: 'text',
  props: areaLinkageProps,
  texts: areaLinkageTexts,
  edit: lazyPart(() => import('./Edit.tsx').then((chunk) => chunk.AreaLinkageEdit)),
  view: AreaLinkageView,
})
