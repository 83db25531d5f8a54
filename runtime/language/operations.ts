/** What each call of a table asks for below the prefix of its codes (wire contract 1.10, 2). */
export const verbOfOperation = {
  list: 'list',
  queryById: 'list',
  add: 'add',
  edit: 'edit',
  delete: 'delete',
  deleteBatch: 'delete',
  exportXls: 'export',
  importExcel: 'import',
} as const

/** Whether a table can answer a call of this name. */
export const isOperation = (name: string): name is keyof typeof verbOfOperation => Object.hasOwn(verbOfOperation, name)
