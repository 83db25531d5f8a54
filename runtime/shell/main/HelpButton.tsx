import { QuestionCircleOutlined } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { InFront } from '../../page/index.ts'
import { lazyPart } from '../../registry/index.ts'
import { isPressed, isTyping } from '../../ui/index.ts'

const HelpDialog = lazyPart(() => import('../help/HelpDialog.tsx').then((chunk) => chunk.HelpDialog), null)

/** Opens the help, as its key does from everywhere but a field; the tooltip says whom to ask for access (specification 2.6). */
export function HelpButton() {
  const text = useTranslate()('shell.helpText')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const keyed = (event: KeyboardEvent) => {
      if (!isPressed(event, 'help') || isTyping(event) || event.defaultPrevented) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', keyed)
    return () => removeEventListener('keydown', keyed)
  }, [])
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="pw-shell-quiet pw-shell-help"
        aria-label={text}
        title={text}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <QuestionCircleOutlined aria-hidden="true" />
      </button>
      {isOpen && (
        <InFront onFailed={close}>
          <HelpDialog onClosed={close} />
        </InFront>
      )}
    </>
  )
}
