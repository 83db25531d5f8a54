import { CaretRightOutlined, SyncOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { BusyButton, useTranslate } from '../../runtime/index.ts'
import type { QueryControls } from './useDraft.ts'

interface QueryToolsProps {
  readonly id: string
  readonly query: QueryControls
  readonly isBlank: boolean
  /** Whether the form describes the columns of the query. */
  readonly hasColumns: boolean
}

/** What can be done with a query, and the values of its parameters. */
export function QueryTools({ id, query, isBlank, hasColumns }: QueryToolsProps) {
  const t = useTranslate()
  const names = Object.entries(query.values)
  return (
    <div className="pw-sql-tools">
      <BusyButton
        icon={<CaretRightOutlined aria-hidden />}
        disabled={isBlank}
        isBusy={query.isRunning}
        onClick={() => void query.run()}
      >
        {t('widgets.query-editor.preview')}
      </BusyButton>
      {hasColumns && (
        <Button icon={<SyncOutlined aria-hidden />} disabled={isBlank} onClick={() => void query.readColumns()}>
          {t('widgets.query-editor.readColumns')}
        </Button>
      )}
      {names.length > 0 && (
        <fieldset className="pw-sql-values" aria-label={t('widgets.query-editor.values')}>
          {names.map(([name, value]) => (
            <label key={name} htmlFor={`${id}-value-${name}`}>
              <code>{name}</code>
              <Input
                id={`${id}-value-${name}`}
                value={value}
                onChange={(event) => query.setValue(name, event.target.value)}
                onPressEnter={(event) => {
                  event.preventDefault()
                  void query.run()
                }}
              />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
