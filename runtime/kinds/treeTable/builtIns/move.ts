import type { BuiltIn } from '../../list/index.ts'
import { findSubject, type TreeAccess } from './treeAccess.ts'

/** Asks below which record another one goes. Pages that offer it let people drag records, too. */
export const createMove = (tree: TreeAccess): BuiltIn => ({
  id: 'move',
  label: 'tree.move',
  icon: 'swap',
  style: 'link',
  waits: true,
  async run(context) {
    const subject = findSubject(context)
    if (subject) tree.askWhereTo(subject)
  },
})
