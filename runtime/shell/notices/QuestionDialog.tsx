import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { Refusal } from '../../data/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { Dialog } from '../../popup/index.ts'
import { RefusalNote } from './RefusalNote.tsx'
import './question.css'

/** What a person is asked. */
export interface Question {
  readonly title: string
  readonly text: string
  /** The word of the button that says yes. */
  readonly yes?: string
  /** The word of the button that says no. */
  readonly no?: string
  readonly isDanger?: boolean
  /** Whether yes is the only answer. */
  readonly isOnlyYes?: boolean
  /** What the person lacks, which they are told and not asked. */
  readonly refusal?: Refusal
}

interface QuestionDialogProps {
  readonly question: Question
  readonly onAnswer: (isYes: boolean) => void
  /** Called once the dialog is gone and the focus is back. */
  readonly onClosed: () => void
}

/** A question in front of everything. */
export function QuestionDialog({ question, onAnswer, onClosed }: QuestionDialogProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(true)
  const first = useRef<HTMLButtonElement>(null)
  const { title, text, yes, no, isDanger = false, isOnlyYes = false, refusal } = question
  const hasNo = !isOnlyYes && !refusal
  const answer = (isYes: boolean) => {
    setOpen(false)
    onAnswer(isYes)
  }
  return (
    <Dialog
      isFrontmost
      open={isOpen}
      title={title || (refusal && translate('shell.refusal.title'))}
      width={refusal ? 520 : 416}
      centered
      closable={!isOnlyYes}
      keyboard={!isOnlyYes}
      maskClosable={false}
      footer={
        <>
          {hasNo && (
            <Button ref={isDanger ? first : undefined} onClick={() => answer(false)}>
              {no ?? translate('shell.no')}
            </Button>
          )}
          <Button
            ref={hasNo && isDanger ? undefined : first}
            type="primary"
            danger={isDanger}
            onClick={() => answer(true)}
          >
            {yes ?? translate('shell.yes')}
          </Button>
        </>
      }
      onCancel={() => answer(false)}
      // Not before the dialog has noted where the focus was; a stray Enter destroys nothing.
      afterOpenChange={(isThere) => isThere && first.current?.focus()}
      afterClose={onClosed}
    >
      {refusal ? <RefusalNote refusal={refusal} /> : <div className="pw-question">{text}</div>}
    </Dialog>
  )
}
