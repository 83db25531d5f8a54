import { useState } from 'react'
import { type EditProps, useTableTexts, useTranslate, useTree } from '../../runtime/index.ts'
import { toConditionText } from '../shared/condition.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { missingValues, nodeTexts } from '../shared/nodeTexts.ts'
import { TreeChoice } from '../shared/TreeChoice.tsx'
import { isCompleteTable } from '../shared/tableCode.ts'
import { joinList } from '../shared/values.ts'
import { chosenRows } from './chosenRows.ts'
import type { TreeDictProps } from './props.ts'

export function TreeDictEdit(edit: EditProps<string, TreeDictProps>) {
  const t = useTranslate()
  const condition = toConditionText(edit.props.condition)
  if (!isCompleteTable(edit.props.dict)) return <LoadFailure text={t('widgets.tree-dict.misconfigured')} />
  if (condition === null) return <LoadFailure text={t('widgets.tree-dict.condition')} />
  return <TableTree edit={edit} condition={condition} />
}

interface TableTreeProps {
  readonly edit: EditProps<string, TreeDictProps>
  readonly condition: string | undefined
}

function TableTree({ edit, condition }: TableTreeProps) {
  const { multiple = false, search = false, dict, pidField, pidValue, hasChildField } = edit.props
  const [wasOpened, setOpened] = useState(false)
  const tree = useTree({ kind: 'table', dict, pidField, pidValue, hasChildField, condition }, wasOpened)
  const values = chosenRows(edit.value, edit.props)
  const missing = missingValues(tree.nodes, values)
  const missingTexts = { values: missing, texts: useTableTexts(dict, missing) }
  return (
    <TreeChoice
      edit={edit}
      tree={tree}
      values={values}
      texts={nodeTexts(tree.nodes, values, missingTexts)}
      onValues={(next) => edit.onChange(joinList(next))}
      multiple={multiple}
      // Only what is loaded could be ticked along with a row.
      isStrict
      search={search}
      onOpen={() => setOpened(true)}
    />
  )
}
