import { answer, type NetworkRoute, never } from './answers.ts'

const column = (name: string, type = 'text') => ({ name, type })

const catalogue = {
  tables: [
    { name: 'asset', columns: [column('id'), column('name'), column('cost', 'decimal')] },
    { name: 'repair', columns: [column('asset_id'), column('done_on', 'date')] },
  ],
  functions: ['count', 'sum'],
}

const rows = Array.from({ length: 20 }, (_, index) => ({ name: `Pump ${index + 1}`, cost: (index + 1) * 12.5 }))

const wrong = { message: 'There is no table or view assets (line 2, column 6)', place: { line: 2, column: 6 } }

/** Queries of reports while they are written: one of `assets` is wrong, one of `nothing` has no rows. */
export const queryRoutes: readonly NetworkRoute[] = [
  { path: 'online/query/catalogue', answer: () => answer(catalogue) },
  {
    method: 'POST',
    path: 'online/query/preview',
    async answer({ request }) {
      const body = (await request.json()) as { readonly sql: string; readonly rows?: number }
      if (body.sql.includes('asleep')) return never
      if (body.sql.includes('assets'))
        return Response.json({ success: false, code: 500, message: wrong.message, result: { place: wrong.place } })
      const parameters = [...body.sql.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)
      const isEmpty = body.rows === 0 || body.sql.includes('nothing')
      return answer({
        columns: [column('name'), column('cost', 'decimal')],
        records: isEmpty ? [] : rows,
        isCut: !isEmpty,
        parameters,
      })
    },
  },
]
