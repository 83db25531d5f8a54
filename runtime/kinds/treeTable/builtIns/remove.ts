import { findBelow } from '../../../tree/index.ts'
import { type BuiltIn, remove } from '../../list/index.ts'
import type { TreeAccess } from './treeAccess.ts'

/** Deletes a row once the person has agreed; below the question stands what goes with it, as far as that is known. */
export const createRemove = (tree: TreeAccess): BuiltIn => ({
  ...remove,
  run(context) {
    const { record, question, translate } = context
    if (!record || question !== undefined) return remove.run(context)
    const { tree: loaded, list, canOpen } = tree.controller()
    const { records, isAll } = findBelow(loaded, record, list.keyOf, canOpen)
    if (records.length === 0 && isAll) return remove.run(context)
    const textKey =
      records.length === 0 ? 'tree.removeWithUnknown' : isAll ? 'tree.removeWithAll' : 'tree.removeWithMore'
    return remove.run({ ...context, below: translate(textKey, { count: records.length }) })
  },
})
