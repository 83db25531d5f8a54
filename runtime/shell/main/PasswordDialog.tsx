import { Modal } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { PageHost } from '../../page/index.ts'

const noQuery = {}

/** The dialog in which a person changes the own password (specification 9: 520 pixels). */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Modal
      open={isOpen}
      title={translate('shell.user.changePassword')}
      width={520}
      footer={null}
      maskClosable={false}
      destroyOnHidden
      onCancel={close}
      afterClose={onClose}
    >
      <PageHost pageId="system.change-password" path="" query={noQuery} place="dialog" onClose={close} />
    </Modal>
  )
}
