import { ExclamationCircleFilled } from '@ant-design/icons'
import { useState } from 'react'
import { Dialog, IconButton, useTranslate } from '../../runtime/index.ts'

/** The red sign of a file that could not be sent; a press says why (specification 8). */
export function UploadFailure({ name, message }: { readonly name: string; readonly message: string }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        className="pw-file-cell-failure"
        label={t('widgets.file-cell.show', { name })}
        onClick={() => setOpen(true)}
      >
        <ExclamationCircleFilled aria-hidden />
      </IconButton>
      <Dialog
        open={isOpen}
        title={t('widgets.file-cell.errorTitle')}
        width={416}
        okText={t('widgets.file-cell.close')}
        onOk={close}
        onCancel={close}
        footer={(_, { OkBtn }) => <OkBtn />}
      >
        {t('widgets.file-cell.error', { message: message || t('widgets.file-cell.unknown') })}
      </Dialog>
    </>
  )
}
