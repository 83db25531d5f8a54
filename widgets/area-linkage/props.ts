import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const areaLinkageProps = WidgetProps({
  type: Type.Optional(
    Type.Enum(['cascader', 'select'], {
      description: 'one list with three columns, or three lists side by side',
      default: 'cascader',
    }),
  ),
  depth: Type.Optional(
    Type.Enum(['province', 'city', 'district'], {
      description: 'how far down an area is chosen',
      default: 'district',
    }),
  ),
  store: Type.Optional(
    Type.Enum(['code', 'codes', 'names'], {
      description: 'the code of the district, or the comma-joined codes or names of province, city and district',
      default: 'code',
    }),
  ),
})

export type AreaLinkageProps = Static<typeof areaLinkageProps>

/** The kinds of areas from above. */
export const areaLevels = ['province', 'city', 'district'] as const

/** What is stored of an area. */
export type AreaStore = NonNullable<AreaLinkageProps['store']>

export const areaLinkageSchema: WidgetSchema = { id: 'area-linkage', props: areaLinkageProps }
