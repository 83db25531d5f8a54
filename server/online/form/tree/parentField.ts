import { type FormDescription, type FormField, type FormHead, toPhysicalTable } from '../description.ts'

type TreeHead = Pick<FormHead, 'isTree' | 'treeParentIdField'>

/** Whether a field says what a record of its form stands below (wire contract 3.1). */
export const isTreeParent = ({ isTree, treeParentIdField }: TreeHead, field: Pick<FormField, 'dbFieldName'>): boolean =>
  isTree === 'Y' && (treeParentIdField ?? '') !== '' && field.dbFieldName === treeParentIdField

/** Whether a field names a tree of its own to choose from. */
const namesTree = ({ fieldShowType, dictTable, dictText }: FormField): boolean =>
  fieldShowType === 'sel_tree' && (dictTable ?? '').trim() !== '' && (dictText ?? '').trim() !== ''

/**
 * A form whose field for the parent offers the records of the form themselves, whatever control is stored for it: clients
 * find by it where a new child stands (wire contract 7.4). A field that names a tree of its own keeps it.
 */
export function withTreeParent(form: FormDescription): FormDescription {
  const { head, fields } = form
  if (!fields.some((field) => isTreeParent(head, field) && !namesTree(field))) return form
  const columns = ['id', head.treeParentIdField, head.treeFieldname || 'id', head.treeIdField ?? '']
  const tree = { dictTable: toPhysicalTable(form), dictField: '0', dictText: columns.join(',') }
  return {
    ...form,
    fields: fields.map((field) =>
      isTreeParent(head, field) && !namesTree(field) ? { ...field, fieldShowType: 'sel_tree', ...tree } : field,
    ),
  }
}

/**
 * The columns by which the records of a tree name each other. Who reads them by the form may choose by them; they are open
 * to nobody else.
 */
export function toTreeColumns({ head, fields }: FormDescription): readonly string[] {
  const columns = fields.filter(
    ({ dbIsPersist, fieldShowType, dbType }) => dbIsPersist === 1 && fieldShowType !== 'password' && dbType !== 'Blob',
  )
  if (!fields.some((field) => isTreeParent(head, field))) return []
  const named = ['id', head.treeParentIdField ?? '', head.treeFieldname ?? '']
  return named.filter((name) => columns.some(({ dbFieldName }) => dbFieldName === name))
}
