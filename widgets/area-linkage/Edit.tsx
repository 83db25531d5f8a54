import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { AreaCascader } from './AreaCascader.tsx'
import { AreaSelects } from './AreaSelects.tsx'
import type { AreaLinkageProps } from './props.ts'

const editors = { cascader: AreaCascader, select: AreaSelects }

export function AreaLinkageEdit(edit: EditProps<string, AreaLinkageProps>) {
  const t = useTranslate()
  const { type = 'cascader' } = edit.props
  const Editor = Object.hasOwn(editors, type) ? editors[type] : undefined
  return Editor ? <Editor {...edit} /> : <LoadFailure text={t('widgets.area-linkage.badType')} />
}
