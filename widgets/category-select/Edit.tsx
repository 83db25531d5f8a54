import { useState } from 'react'
import { type EditProps, useCategoryTexts, useSetSiblings, useTranslate, useTree } from '../../runtime/index.ts'
import { toConditionText } from '../shared/condition.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { missingValues, nodeTexts } from '../shared/nodeTexts.ts'
import { TreeChoice } from '../shared/TreeChoice.tsx'
import { joinList, splitList } from '../shared/values.ts'
import type { CategorySelectProps } from './props.ts'

export function CategorySelectEdit(edit: EditProps<string, CategorySelectProps>) {
  const t = useTranslate()
  const condition = toConditionText(edit.props.condition)
  return condition === null ? (
    <LoadFailure text={t('widgets.category-select.condition')} />
  ) : (
    <CategoryTree edit={edit} condition={condition} />
  )
}

interface CategoryTreeProps {
  readonly edit: EditProps<string, CategorySelectProps>
  readonly condition: string | undefined
}

function CategoryTree({ edit, condition }: CategoryTreeProps) {
  const { pcode, pid, multiple = false, store = 'id', search = false, textField } = edit.props
  const [wasOpened, setOpened] = useState(false)
  const setSiblings = useSetSiblings()
  const tree = useTree({ kind: 'category', pcode, pid, condition, stored: store }, wasOpened)
  const values = splitList(edit.value)
  const missing = missingValues(tree.nodes, values)
  const missingTexts = { values: missing, texts: useCategoryTexts(store, missing) }
  return (
    <TreeChoice
      edit={edit}
      tree={tree}
      values={values}
      texts={nodeTexts(tree.nodes, values, missingTexts)}
      onValues={(next, names) => {
        edit.onChange(joinList(next))
        if (textField !== undefined) setSiblings?.({ [textField]: joinList(names) ?? null })
      }}
      multiple={multiple}
      // Only what is loaded could be ticked along with a category.
      isStrict
      search={search}
      onOpen={() => setOpened(true)}
    />
  )
}
