import { code } from '../../http/index.ts'

/** Who may do what with online forms; one code for each kind of work of the designer (wire contract 1.14, 5 A6). */
export const designAccess = {
  list: code('online.form:list'),
  add: code('online.form:add'),
  edit: code('online.form:edit'),
  delete: code('online.form:delete'),
  /** Changes the tables of the database. */
  synch: code('online.form:synch'),
  /** Scripts, statements and calls behind buttons. */
  enhance: code('online.form:enhance'),
  /** What roles see of fields, buttons and records. */
  auth: code('online.form:auth'),
} as const

const { add, edit, delete: remove, synch, enhance } = designAccess

/** Reading descriptions and granting what roles see are no designing. */
export const designCodes: readonly string[] = [add, edit, remove, synch, enhance].flatMap(({ codes }) => codes)
