import type { Values } from '../../../http/resource/declaration.ts'
import type { FormDescription } from '../description.ts'

interface TreeFields {
  readonly parent: string
  readonly hasChildren: string | undefined
}

/** The fields by which the records of a form are a tree (wire contract 3.1); undefined when they are none. */
export function findTreeFields({ form }: { readonly form: FormDescription }): TreeFields | undefined {
  const { isTree, treeParentIdField, treeIdField } = form.head
  if (isTree !== 'Y' || (treeParentIdField ?? '') === '') return undefined
  const names = new Set(form.fields.filter(({ dbIsPersist }) => dbIsPersist === 1).map((field) => field.dbFieldName))
  if (!names.has(treeParentIdField ?? '')) return undefined
  const flag = treeIdField ?? ''
  return { parent: treeParentIdField ?? '', hasChildren: names.has(flag) ? flag : undefined }
}

/** The wire writes the root as "0" or as nothing. */
export const isRoot = (parent: unknown): boolean => ['', '0', null, undefined].includes(parent as string)

/**
 * The values of a write with `0` where nothing stands above the record: conditions of linked selects and reports of the
 * family ask for the roots by it (wire contract 1.13, getTreeData). A change that does not name it leaves it.
 */
export function withRoot(form: FormDescription, values: Values, isNew: boolean): Values {
  const tree = findTreeFields({ form })
  const isNamed = tree !== undefined && (isNew || Object.hasOwn(values, tree.parent))
  return isNamed && isRoot(values[tree.parent]) ? { ...values, [tree.parent]: '0' } : values
}
