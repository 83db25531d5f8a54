import useMessage from 'antd/es/message/useMessage'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { Catch } from '../../issues/index.ts'
import { useFailureMessage } from '../../page/index.ts'
import { lazyPart, type MessageLevel } from '../../registry/index.ts'
import type { Question } from './QuestionDialog.tsx'

// Dialogs are heavy, and the first one comes late.
const UndoNote = lazyPart(() => import('./UndoNote.tsx').then((chunk) => chunk.UndoNote), null)
const QuestionDialog = lazyPart(() => import('./QuestionDialog.tsx').then((chunk) => chunk.QuestionDialog), null)

export interface MessageOptions {
  readonly key?: string
  readonly seconds?: number
  /** Takes back what the message tells of; it is offered beside it. */
  readonly undo?: () => void
}

/** How the app speaks to the person. */
export interface Notices {
  /** Shows a short message; one with the key of another takes its place. */
  message(level: MessageLevel, text: string, options?: MessageOptions): void
  /** Takes away the message of a key, whose cause is gone. */
  withdraw(key: string): void
  /** Asks in a dialog and gives the answer. */
  ask(question: Question): Promise<boolean>
}

const NoticesContext = createContext<Notices | null>(null)

/** How the app around the component speaks to the person. */
export function useNotices(): Notices {
  const notices = use(NoticesContext)
  if (!notices) throw new Error('No notices: the component stands outside of the app.')
  return notices
}

/** What can be taken back is the last of what was done. */
const undoKey = 'undo'
const undoSeconds = 10

interface NoticeRequest {
  readonly question: Question
  readonly answer: (isYes: boolean) => void
}

/** Gives the app below it messages and questions. Questions wait for each other. */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const [messages, holder] = useMessage({ maxCount: 3 })
  const toMessage = useFailureMessage()
  const [requests, setRequests] = useState<readonly NoticeRequest[]>([])
  const notices = useMemo<Notices>(
    () => ({
      message(level, text, { key, seconds = 4, undo } = {}) {
        const about = { type: level, duration: seconds, ...(key === undefined ? {} : { key }) }
        if (undo === undefined) return void messages.open({ ...about, content: text })
        const close = () => messages.destroy(undoKey)
        const content = <UndoNote text={text} undo={undo} onUsed={close} />
        void messages.open({ ...about, content, key: undoKey, duration: undoSeconds })
      },
      withdraw: (key) => messages.destroy(key),
      ask: (question) => new Promise((answer) => setRequests((before) => [...before, { question, answer }])),
    }),
    [messages],
  )
  const done = useCallback(() => setRequests(([, ...others]) => others), [])
  const [first] = requests
  // A question that nobody could be asked is answered with no.
  const refuse = (error: unknown) => {
    notices.message('error', toMessage(error))
    first?.answer(false)
    done()
  }
  return (
    <NoticesContext value={notices}>
      {holder}
      {children}
      {first && (
        <Catch key={requests.length} onFailure={refuse}>
          <QuestionDialog question={first.question} onAnswer={first.answer} onClosed={done} />
        </Catch>
      )}
    </NoticesContext>
  )
}
