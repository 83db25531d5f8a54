import type { StepContext } from '../../../registry/index.ts'

/** The answers of calls that steps make. */
interface NotedAnswers {
  /** The same context, whose calls are noted. */
  note(context: StepContext): StepContext
  /** What the last call gave; undefined before the first. */
  last(): unknown
}

/** Keeps what the last call of some steps gave, for the page that follows them. */
export function noteAnswers(): NotedAnswers {
  let last: unknown
  return {
    note: ({ calls, ...context }) => ({
      ...context,
      calls: {
        ...calls,
        async request(call) {
          const answer = await calls.request(call)
          last = answer.result
          return answer
        },
      },
    }),
    last: () => last,
  }
}
