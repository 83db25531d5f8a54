import { useTranslate } from '../../runtime/index.ts'
import { type AreaLinkageProps, areaLevels } from './props.ts'

/** The names of the levels down to a depth, from above. */
export function useLevels(depth: AreaLinkageProps['depth'] = 'district'): readonly string[] {
  const t = useTranslate()
  const names = {
    province: t('widgets.area-linkage.province'),
    city: t('widgets.area-linkage.city'),
    district: t('widgets.area-linkage.district'),
  }
  return areaLevels.slice(0, areaLevels.indexOf(depth) + 1).map((level) => names[level])
}
