import type { ResourceModel, TreeDeclaration, Values } from '../../../http/resource/declaration.ts'
import { isRoot } from '../../../http/resource/tree.ts'
import type { FormDescription } from '../description.ts'

/** What a place in a tree is refused with. */
const messages = {
  circle: {
    zh: '不能把节点移动到它自己或它的下级',
    en: 'A record cannot be moved below itself.',
    tw: '不能把節點移動到它自己或它的下級',
  },
  parent: { zh: '上级记录不存在', en: 'The parent record does not exist.', tw: '上級記錄不存在' },
} as const

/** The fields by which the records of a form are a tree (wire contract 3.1); undefined when they are none. */
export function findTreeFields({ form }: { readonly form: FormDescription }): TreeDeclaration | undefined {
  const { isTree, treeParentIdField, treeIdField } = form.head
  if (isTree !== 'Y' || (treeParentIdField ?? '') === '') return undefined
  const columns = form.fields.filter(({ dbIsPersist }) => dbIsPersist === 1)
  if (!columns.some(({ dbFieldName }) => dbFieldName === treeParentIdField)) return undefined
  const flag = columns.find(({ dbFieldName }) => dbFieldName === treeIdField)
  const isNumber = flag?.dbType === 'int' || flag?.dbType === 'long'
  const [some, none] = isNumber ? [1, 0] : ['1', '0']
  return {
    parent: treeParentIdField ?? '',
    ...(flag === undefined ? {} : { hasChildren: { field: flag.dbFieldName, some, none } }),
    messages,
    isKeptApart: true,
  }
}

/**
 * The same for who asks for the records below another one; undefined where the field of the parent is not theirs to ask by,
 * since which records answer would tell what it holds. They have the records as a plain list.
 */
export function findLevels(open: {
  readonly form: FormDescription
  readonly listModel: Pick<ResourceModel, 'queryFields'>
}): TreeDeclaration | undefined {
  const tree = findTreeFields(open)
  return tree !== undefined && Object.hasOwn(open.listModel.queryFields, tree.parent) ? tree : undefined
}

/**
 * The values of a write with `0` where nothing stands above the record: conditions of linked selects and reports of the
 * family ask for the roots by it (wire contract 1.13, getTreeData). A change that does not name it leaves it.
 * A column that holds nothing but whether there are children, and may not be empty, says so of a new record.
 */
export function withRoot(form: FormDescription, values: Values, isNew: boolean): Values {
  const tree = findTreeFields({ form })
  if (tree === undefined) return values
  const isNamed = isNew || Object.hasOwn(values, tree.parent)
  const placed = isNamed && isRoot(values[tree.parent]) ? { ...values, [tree.parent]: '0' } : values
  const { hasChildren } = tree
  const flag = form.fields.find(({ dbFieldName }) => dbFieldName === hasChildren?.field)
  const isFilled = flag?.dbIsNull !== 0 || (flag.dbDefaultVal ?? '') !== ''
  return !isNew || hasChildren === undefined || isFilled ? placed : { ...placed, [hasChildren.field]: hasChildren.none }
}
