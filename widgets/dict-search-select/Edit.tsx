import { useTranslate } from '../../runtime/index.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { isCompleteTable, isTableCode } from '../shared/tableCode.ts'
import { PlainSearch } from './PlainSearch.tsx'
import { TableSearch, type TableSearchProps } from './TableSearch.tsx'

export function DictSearchSelectEdit(edit: TableSearchProps) {
  const t = useTranslate()
  const { dict } = edit.props
  if (!isTableCode(dict)) return <PlainSearch {...edit} />
  return isCompleteTable(dict) ? (
    <TableSearch {...edit} />
  ) : (
    <LoadFailure text={t('widgets.dict-search-select.misconfigured')} />
  )
}
