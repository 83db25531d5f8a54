import { FilePdfOutlined, FormOutlined, ReloadOutlined, SaveOutlined, SwapOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ComponentType } from 'react'
import { useTranslate } from '../../runtime/index.ts'
import type { OfficeFrameProps } from './props.ts'
import type { Office } from './useOffice.ts'
import type { CommandStatus, RunCommand } from './useOfficeCommands.ts'

interface OfficeBarProps {
  readonly state: Office['state']
  readonly status: CommandStatus | undefined
  readonly isChanged: boolean
  readonly isReadOnly: boolean
  readonly props: OfficeFrameProps
  readonly onRun: (command: RunCommand) => void
  /** Loads the office page anew. */
  readonly onAgain: () => void
}

const icons: Readonly<Record<RunCommand, ComponentType>> = {
  save: SaveOutlined,
  exportPdf: FilePdfOutlined,
  fillFields: FormOutlined,
  replaceText: SwapOutlined,
}

/** What goes on with the document, and what can be done with it. */
export function OfficeBar({ state, status, isChanged, isReadOnly, props, onRun, onAgain }: OfficeBarProps) {
  const t = useTranslate()
  const isBusy = status?.kind === 'busy'
  const commands: readonly RunCommand[] = [
    ...(isReadOnly ? [] : (['save'] as const)),
    'exportPdf',
    ...(isReadOnly || !props.fill ? [] : (['fillFields'] as const)),
    ...(isReadOnly || !props.replace ? [] : (['replaceText'] as const)),
  ]
  return (
    <div className="pw-office-bar">
      <OfficeStatus state={state} status={status} isChanged={isChanged} />
      {state === 'silent' && (
        <Button size="small" icon={<ReloadOutlined aria-hidden />} onClick={onAgain}>
          {t('widgets.office-frame.again')}
        </Button>
      )}
      <span className="pw-office-commands">
        {commands.map((command) => {
          const Icon = icons[command]
          return (
            <Button
              key={command}
              size="small"
              type={command === 'save' ? 'primary' : 'default'}
              icon={<Icon aria-hidden />}
              disabled={state !== 'ready' || isBusy}
              onClick={() => onRun(command)}
            >
              {t(`widgets.office-frame.command.${command}`)}
            </Button>
          )
        })}
      </span>
    </div>
  )
}

type OfficeStatusProps = Pick<OfficeBarProps, 'state' | 'status' | 'isChanged'>

/** One line about the document; failures are told at once. */
function OfficeStatus({ state, status, isChanged }: OfficeStatusProps) {
  const t = useTranslate()
  const isFailed = state === 'silent' || status?.kind === 'failed'
  const words = () => {
    if (state !== 'ready') return t(`widgets.office-frame.state.${state}`)
    if (status?.kind === 'failed') return status.message || t(`widgets.office-frame.failed.${status.reason}`)
    if (status?.kind === 'busy') return t(`widgets.office-frame.busy.${status.command}`)
    if (isChanged) return t('widgets.office-frame.changed')
    if (status?.kind === 'done') return t(`widgets.office-frame.done.${status.command}`, { count: status.count })
    return t('widgets.office-frame.ready')
  }
  const barState = isFailed ? 'failed' : state === 'ready' ? (isChanged ? 'changed' : 'ready') : 'busy'
  return (
    <span className="pw-office-status" data-look={barState} role={isFailed ? 'alert' : 'status'}>
      {words()}
    </span>
  )
}
