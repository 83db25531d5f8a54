import { type BuiltIn, openForm } from '../../list/index.ts'
import { findSubject, type TreeAccess } from './treeAccess.ts'

/** Opens the form for a record below another one, which is open once the new one is saved. */
export const createAddChild = (tree: TreeAccess): BuiltIn => ({
  id: 'addChild',
  label: 'tree.addChild',
  icon: 'plus',
  style: 'link',
  waits: true,
  async run(context) {
    const parent = findSubject(context)
    if (!parent) return
    const { shape, list } = tree.controller()
    const key = list.keyOf(parent)
    const isSaved = await openForm(context, 'add', {
      values: { [shape.parent]: parent[list.resolved.key] },
      isChild: true,
    })
    if (isSaved) tree.controller().setOpen(key, true)
  },
})
