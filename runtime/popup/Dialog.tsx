import { Modal, type ModalProps } from 'antd'
import './dialog.css'

/** What a dialog may be given: what antd's takes, without the names of its motions. */
export interface DialogProps extends Omit<ModalProps, 'transitionName' | 'maskTransitionName'> {
  /** Whether it stands in front of every other dialog and drawer, as a question about one of them does. */
  readonly isFrontmost?: boolean
}

/** Above the dialogs and drawers that stand in each other, below short messages. */
const frontmost = 1900

/**
 * A dialog over the page; nothing else uses antd's. Its motion is CSS of ours: antd waits for the end of its own, which it
 * no longer hears of once the tab was hidden, and the closed dialog would stay as a layer that swallows every click.
 */
export function Dialog({ isFrontmost = false, rootClassName = '', ...props }: DialogProps) {
  return (
    <Modal
      {...(isFrontmost ? { zIndex: frontmost } : {})}
      {...props}
      transitionName=""
      maskTransitionName=""
      rootClassName={`pw-dialog ${rootClassName}`}
    />
  )
}
