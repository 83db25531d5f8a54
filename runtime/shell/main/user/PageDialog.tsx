import { useRef, useState } from 'react'
import { PageHost } from '../../../page/index.ts'
import { Dialog } from '../../../popup/index.ts'

interface PageDialogProps {
  readonly pageId: string
  readonly title: string
  /** Pixels. */
  readonly width: number
  /** Called once the dialog is gone, with what the page closed with; null when it was dismissed. */
  readonly onClosed: (result: unknown) => void
}

const noQuery = {}

/** A form page of the frame itself in a dialog, such as that of the password. */
export function PageDialog({ pageId, title, width, onClosed }: PageDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const outcome = useRef<unknown>(null)
  const close = (result: unknown) => {
    outcome.current = result
    setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      title={title}
      width={width}
      footer={null}
      maskClosable={false}
      destroyOnHidden
      onCancel={() => close(null)}
      afterClose={() => onClosed(outcome.current)}
    >
      <PageHost pageId={pageId} path="" query={noQuery} place="dialog" onClose={close} />
    </Dialog>
  )
}
