import type { ImportOutcome } from '../../../data/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from '../../../icons/index.ts'
import type { BuiltInContext } from '../builtIns/builtIn.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { ErrorRows } from './ErrorRows.tsx'

interface ImportReportProps {
  readonly outcome: Extract<ImportOutcome, { readonly kind: 'partial' }>
  readonly context: BuiltInContext
}

/**
 * What an import with errors took: the rows that were left out one by one, a sheet of them to correct and import again, and
 * the file that lists them (specification 8, import code 201).
 */
export function ImportReport({ outcome, context }: ImportReportProps) {
  const translate = useTranslate()
  const { message, summary, totals, errorFile, errorSheet, errorRows } = outcome
  const name = errorFile?.name || translate('list.import.errorFileName')
  return (
    <div className="pw-import-report">
      <div className="pw-import-result" role="alert">
        <span className="pw-import-report-icon">
          <Icon name="warning" />
        </span>
        <div>
          <strong>
            {totals?.done === 0 ? translate('list.import.none') : message || translate('list.import.partial')}
          </strong>
          <p>{totals ? translate('list.import.totals', totals) : summary}</p>
        </div>
      </div>
      {errorRows.length > 0 && <ErrorRows rows={errorRows} total={totals?.failed ?? errorRows.length} />}
      <p className="pw-import-files-left">
        {errorSheet && (
          <DownloadLink client={context.client} url={errorSheet.url} toName={() => errorSheet.name}>
            {translate('list.import.errorSheet')}
          </DownloadLink>
        )}
        {errorFile && (
          <DownloadLink client={context.client} url={errorFile.url} toName={() => name}>
            {translate('list.import.errorFile', { name })}
          </DownloadLink>
        )}
      </p>
    </div>
  )
}
