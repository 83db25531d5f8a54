import { useMemo, useState } from 'react'
import { checkCron } from '../model/checkCron.ts'
import type { CronIssue } from '../model/issue.ts'
import { readState } from '../model/readState.ts'
import { type CronState, everySecond } from '../model/state.ts'
import { writeCron } from '../model/writeCron.ts'

/** What the dialog edits: an expression as text and as fields, each of which follows the other. */
export interface CronDraft {
  readonly text: string
  readonly state: CronState
  /** Why the expression cannot be taken over. */
  readonly issue: CronIssue | undefined
  readonly write: (text: string) => void
  readonly change: (part: Partial<CronState>) => void
  readonly reset: () => void
}

interface Draft {
  readonly text: string
  readonly state: CronState
}

const fromText = (text: string, before: CronState): Draft => {
  const reading = readState(text)
  return { text, state: reading.ok ? reading.state : before }
}

/** Keeps the draft; a text that is no expression yet leaves the fields where they are. */
export function useCronDraft(expression: string, fields: 6 | 7): CronDraft {
  const [first] = useState(() => ({ ...everySecond, length: fields }))
  const [draft, setDraft] = useState<Draft>(() =>
    expression.trim() === '' ? { text: writeCron(first), state: first } : fromText(expression, first),
  )
  const issue = useMemo(() => {
    const reading = readState(draft.text)
    return reading.ok ? checkCron(draft.state) : reading.issue
  }, [draft])
  return {
    ...draft,
    issue,
    write: (text) => setDraft((before) => fromText(text, before.state)),
    change: (part) =>
      setDraft((before) => {
        const state = { ...before.state, ...part }
        return { state, text: writeCron(state) }
      }),
    reset: () => setDraft({ text: writeCron(first), state: first }),
  }
}
