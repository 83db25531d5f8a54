import { useState } from 'react'
import { type EditProps, lazyPart } from '../../runtime/index.ts'
import { TreeChoice } from '../shared/TreeChoice.tsx'
import { joinList, splitList } from '../shared/values.ts'
import type { TreeSelectProps } from './props.ts'
import { useNodes } from './useNodes.ts'
import { useNodeTexts } from './useNodeTexts.ts'

const InlineTree = lazyPart(() => import('./InlineTree.tsx').then((chunk) => chunk.InlineTree), null)

export const TreeSelectEdit = (edit: EditProps<string, TreeSelectProps>) =>
  edit.props.inline ? <InlineTree {...edit} /> : <DropdownTree {...edit} />

function DropdownTree(edit: EditProps<string, TreeSelectProps>) {
  const { multiple = false, checkStrictly = false, search = false, url } = edit.props
  const [wasOpened, setOpened] = useState(false)
  const values = splitList(edit.value)
  // A call that gives the whole tree also gives the texts of the values.
  const tree = useNodes(edit.props, wasOpened || (url !== undefined && values.length > 0))
  return (
    <TreeChoice
      edit={edit}
      tree={tree}
      values={values}
      texts={useNodeTexts(edit.props, tree.nodes, values)}
      onValues={(next) => edit.onChange(joinList(next))}
      multiple={multiple}
      isStrict={checkStrictly}
      search={search}
      onOpen={() => setOpened(true)}
    />
  )
}
