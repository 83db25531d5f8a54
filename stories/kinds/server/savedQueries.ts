import type { Row } from './table.ts'

const answer = (result: unknown, message = '') => Response.json({ success: true, code: 200, message, result })

/** The calls by which the made-up server keeps advanced queries; one stands there from the start. */
export function createSavedQueries(): Readonly<Record<string, (parameters: URLSearchParams, body: Row) => Response>> {
  let kept: readonly Row[] = [
    {
      id: '1',
      title: 'Large orders of Ada',
      matchType: 'and',
      records: [
        { field: 'customer', rule: 'like', val: 'Ada' },
        { field: 'amount', rule: 'ge', val: '100' },
      ],
    },
  ]
  return {
    'GET /sys/savedQuery/list': () => answer(kept),
    'POST /sys/savedQuery/save': (_parameters, { pageId: _pageId, ...query }) => {
      const before = kept.find(({ title }) => title === query.title)
      const saved = { id: before?.id ?? `${kept.length + 1}`, ...query }
      kept = before ? kept.map((other) => (other === before ? saved : other)) : [...kept, saved]
      return answer(saved)
    },
    'DELETE /sys/savedQuery/delete': (parameters) => {
      kept = kept.filter(({ id }) => id !== parameters.get('id'))
      return answer(null)
    },
  }
}
