import { Modal } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'

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
}

interface QuestionDialogProps {
  readonly question: Question
  readonly onAnswer: (isYes: boolean) => void
  /** Called once the dialog is gone and the focus is back. */
  readonly onClosed: () => void
}

/** A question in front of everything. */
export default function QuestionDialog({ question, onAnswer, onClosed }: QuestionDialogProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(true)
  const { title, text, yes, no, isDanger = false, isOnlyYes = false } = question
  const answer = (isYes: boolean) => {
    setOpen(false)
    onAnswer(isYes)
  }
  return (
    <Modal
      open={isOpen}
      title={title}
      width={416}
      centered
      closable={!isOnlyYes}
      keyboard={!isOnlyYes}
      maskClosable={false}
      okText={yes ?? translate('shell.yes')}
      cancelText={no ?? translate('shell.no')}
      okButtonProps={{ danger: isDanger, autoFocus: true }}
      cancelButtonProps={isOnlyYes ? { style: { display: 'none' } } : {}}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
      afterClose={onClosed}
    >
      {text}
    </Modal>
  )
}
