import type { ImportOutcome } from '../../../data/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from '../../../icons/index.ts'
import type { BuiltInContext } from '../builtIns/builtIn.ts'
import { DownloadLink } from './DownloadLink.tsx'

interface ImportReportProps {
  readonly outcome: Extract<ImportOutcome, { readonly kind: 'partial' }>
  readonly context: BuiltInContext
}

/** What an import with errors took, with the file that tells what is wrong (specification 8, import code 201). */
export function ImportReport({ outcome, context }: ImportReportProps) {
  const translate = useTranslate()
  const { message, summary, totals, errorFile } = outcome
  const name = errorFile?.name || translate('list.import.errorFileName')
  return (
    <div className="pw-import-report" role="alert">
      <span className="pw-import-report-icon">
        <Icon name="warning" />
      </span>
      <div>
        <strong>{message || translate('list.import.partial')}</strong>
        <p>{totals ? translate('list.import.totals', totals) : summary}</p>
        {errorFile && (
          <DownloadLink client={context.client} url={errorFile.url} toName={() => name}>
            {translate('list.import.errorFile', { name })}
          </DownloadLink>
        )}
      </div>
    </div>
  )
}
