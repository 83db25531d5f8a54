import type { FormHead } from '../description.ts'

/** The addresses under which online forms open (wire contract 1.13). */
export const formRoutes: readonly string[] = [
  '/online/cgformList',
  '/online/cgformTreeList',
  '/online/cgformErpList',
  '/online/cgformTabList',
  '/online/cgformInnerTableList',
  '/online/df',
]

/** The addresses of the pages of a form: menu nodes with one of them grant the form. */
export function toAddresses({ id, tableName }: Pick<FormHead, 'id' | 'tableName'>): readonly string[] {
  return formRoutes.flatMap((route) => [`${route}/${id}`, `${route}/${tableName}`])
}
