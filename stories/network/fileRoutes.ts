import type { NetworkRoute } from './answers.ts'

/** Stored files (wire contract 1.11): those called `empty` hold nothing, and those called `missing` are not there. */
export const fileRoutes: readonly NetworkRoute[] = [
  {
    path: 'sys/common/static/',
    answer({ name }) {
      if (name.includes('missing')) return Response.json({ success: false, code: 404, message: '' }, { status: 404 })
      return new Response(name.includes('empty') ? '' : `The content of ${name}`, {
        headers: { 'Content-Type': 'application/octet-stream' },
      })
    },
  },
]
