import { Button, Switch } from 'antd'
import { useId, useState } from 'react'
import { useText, useTranslate } from '../../../i18n/index.ts'
import { usePageServices } from '../../../page/index.ts'
import { Dialog } from '../../../popup/index.ts'
import { BusyButton } from '../../../ui/index.ts'
import type { ListDialogProps } from '../builtIns/builtIn.ts'
import { FileDrop } from './FileDrop.tsx'
import { ImportFileList } from './ImportFileList.tsx'
import { ImportReport } from './ImportReport.tsx'
import { ServerWork } from './ServerWork.tsx'
import { TemplateLink } from './TemplateLink.tsx'
import { useImport } from './useImport.ts'
import './import.css'

/** Takes records from spreadsheets (specification 5, Excel import; 600 wide by specification 9). */
export function ImportDialog({ context, onClosed }: ListDialogProps) {
  const { page } = context.controller.resolved
  const options = 'import' in page ? page.import : undefined
  const translate = useTranslate()
  const text = useText()
  const services = usePageServices()
  const switchId = useId()
  const [isOpen, setOpen] = useState(true)
  const [isStrict, setStrict] = useState(options?.strict ?? false)
  const { files, state, progress, add, remove, start, stop } = useImport(context)
  const isRunning = state.status === 'running'
  const title = text(page.title)

  const onAdd = (added: Iterable<File>) => {
    const refused = add(added)
    if (refused.length > 0) services.message('warning', translate('list.import.refused', { names: refused.join(', ') }))
  }
  const onStart = async () => {
    const message = await start(isStrict)
    if (message === undefined) return
    services.message('success', message || translate('list.import.done'))
    setOpen(false)
  }
  const leave = () => {
    stop()
    setOpen(false)
  }

  return (
    <Dialog
      open={isOpen}
      title={`${translate('list.import')} · ${title}`}
      width="min(600px, calc(100vw - 32px))"
      maskClosable={false}
      onCancel={leave}
      afterClose={onClosed}
      footer={
        state.status === 'partial' ? (
          <Button type="primary" onClick={leave}>
            {translate('form.close')}
          </Button>
        ) : (
          <>
            <Button onClick={leave}>{translate('form.cancel')}</Button>
            <BusyButton type="primary" disabled={files.length === 0} isBusy={isRunning} onClick={() => void onStart()}>
              {translate(progress ? 'list.import.working' : isRunning ? 'list.import.running' : 'list.import.start')}
            </BusyButton>
          </>
        )
      }
    >
      {state.status === 'partial' ? (
        <ImportReport outcome={state.outcome} context={context} />
      ) : (
        <div className="pw-import">
          {options?.help && <p className="pw-import-hint">{text(options.help)}</p>}
          <FileDrop isDisabled={isRunning} onFiles={onAdd} />
          {files.length > 0 && (
            <ImportFileList files={files} shares={isRunning ? state.shares : undefined} onRemove={remove} />
          )}
          {progress && <ServerWork progress={progress} />}
          {state.status === 'refused' && (
            <p className="pw-import-warning" role="alert">
              {state.reason}
            </p>
          )}
          <div className="pw-import-options">
            <TemplateLink context={context} />
            {options?.strict !== undefined && (
              <span className="pw-import-check">
                <Switch id={switchId} size="small" checked={isStrict} disabled={isRunning} onChange={setStrict} />
                <label htmlFor={switchId}>{translate('list.import.validate')}</label>
              </span>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
