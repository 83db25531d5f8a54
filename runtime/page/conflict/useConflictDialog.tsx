import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { lazyPart } from '../../registry/index.ts'
import { InFront } from '../InFront.tsx'
import type { ConflictDialogProps } from './ConflictDialog.tsx'
import type { AskConflict, ConflictChoice, ConflictQuestion } from './conflictQuestion.ts'

const ConflictDialog = lazyPart<ConflictDialogProps>(
  () => import('./ConflictDialog.tsx').then((chunk) => chunk.ConflictDialog),
  null,
)

interface OpenQuestion {
  readonly number: number
  readonly question: ConflictQuestion
  readonly answer: (choice: ConflictChoice) => void
}

let lastNumber = 0

/** Asks about records that two people changed; the dialog is drawn where the caller puts it. */
export function useConflictDialog(): { readonly ask: AskConflict; readonly dialog: ReactNode } {
  const [open, setOpen] = useState<OpenQuestion>()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const ask = useCallback<AskConflict>((question) => {
    const show = () =>
      new Promise<ConflictChoice>((resolve) => {
        lastNumber += 1
        const answer = (choice: ConflictChoice) => {
          setOpen(undefined)
          resolve(choice)
        }
        setOpen({ number: lastNumber, question, answer })
      })
    // Several records that are saved together are asked about one after the other.
    const choice = last.current.then(show)
    last.current = choice
    return choice
  }, [])
  const dialog = open ? (
    <InFront key={open.number} onFailed={() => open.answer(undefined)}>
      <ConflictDialog question={open.question} onAnswer={open.answer} />
    </InFront>
  ) : null
  return useMemo(() => ({ ask, dialog }), [ask, dialog])
}
