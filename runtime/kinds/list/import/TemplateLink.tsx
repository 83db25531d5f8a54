import { useText, useTranslate } from '../../../i18n/index.ts'
import { findCall } from '../../../language/index.ts'
import type { BuiltInContext } from '../builtIns/builtIn.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { toSheetName } from './sheetName.ts'

/**
 * A selection that no record meets: what is exported then is the head of a sheet alone. Our server leaves out what nobody
 * fills in where it is asked for a template.
 */
const noRecord = { selections: '0', template: '1' }

/** Saves a sheet that shows how those to import have to look: the page's own, else an export without records. */
export function TemplateLink({ context }: { readonly context: BuiltInContext }) {
  const translate = useTranslate()
  const text = useText()
  const { client, controller } = context
  const { page, source } = controller.resolved
  const own = 'import' in page ? page.import?.template : undefined
  const call = own === undefined ? findCall(source, 'exportXls', { query: noRecord }) : { path: own, query: {} }
  if (!call) return null
  const title = translate('list.import.templateName', { title: text(page.title) })
  return (
    <DownloadLink
      client={client}
      url={call.path}
      query={call.query}
      toName={(name) => toSheetName(title, name, new Date())}
    >
      {translate('list.import.template')}
    </DownloadLink>
  )
}
