import type { FormDocument } from '../../../runtime/language/index.ts'

const momentTypes: readonly string[] = ['date', 'datetime']

/** The columns of the table of a form as rows fill them: only which of them hold moments matters. */
export function toFormColumns({ kind, fields }: FormDocument): {
  readonly columns: Readonly<Record<string, { readonly type: string }>>
} {
  const holding = kind === 'part' ? ['main_id'] : kind === 'tree' ? ['pid', 'has_child'] : []
  const own = fields.map(({ name, type }) => [name, { type: momentTypes.includes(type) ? type : 'text' }] as const)
  return { columns: Object.fromEntries([...holding.map((name) => [name, { type: 'text' }] as const), ...own]) }
}
