import type { Diagnostic } from '../diagnostic.ts'
import { getList, getMember, getText, isObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { builtInActions, treeActions } from '../schema/action.ts'

interface PlacedAction {
  readonly id: string
  readonly path: Pointer
  readonly isCustom: boolean
  readonly list: string
}

/** Every action that a page lists, with the place of its name. */
export function collectActions(page: unknown): readonly PlacedAction[] {
  return ['toolbar', 'rowActions', 'actions'].flatMap((list) =>
    getList(page, list).flatMap((entry, index): readonly PlacedAction[] => {
      const path = childPointer(`/${list}`, index)
      if (typeof entry === 'string') return [{ id: entry, path, isCustom: false, list }]
      const id = getText(entry, 'id')
      return id === undefined
        ? []
        : [{ id, path: childPointer(path, 'id'), isCustom: isObject(entry) && Object.hasOwn(entry, 'steps'), list }]
    }),
  )
}

/**
 * The actions of one page are told apart by their ids: one of the page's own has an id that no other has, and a built-in
 * one stands once in a list. Lists alone have built-in actions.
 */
export function checkActions(page: unknown): readonly Diagnostic[] {
  const seen = new Map<string, PlacedAction>()
  const isForm = getMember(page, 'kind') === 'form'
  const isTree = getMember(page, 'kind') === 'treeTable'
  const isBuiltIn = (id: string): boolean => (builtInActions as readonly string[]).includes(id)
  return collectActions(page).flatMap((action): readonly Diagnostic[] => {
    const first = seen.get(action.id)
    if (first === undefined) seen.set(action.id, action)
    else if (action.isCustom || first.isCustom || first.list === action.list)
      return [
        {
          path: action.path,
          code: 'duplicate-name',
          message: `the action \`${action.id}\` stands here a second time; give each its own \`id\``,
        },
      ]
    if (isForm && !action.isCustom && isBuiltIn(action.id))
      return [
        {
          path: action.path,
          code: 'action-not-here',
          message: `\`${action.id}\` is an action of lists; on a form give an object with \`id\`, \`label\` and \`steps\``,
        },
      ]
    if (!isTree && !action.isCustom && (treeActions as readonly string[]).includes(action.id))
      return [
        {
          path: action.path,
          code: 'action-not-here',
          message: `\`${action.id}\` is an action of tree tables, whose records have parents`,
        },
      ]
    return []
  })
}
