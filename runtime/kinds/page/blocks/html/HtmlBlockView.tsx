import type { BlockViewProps } from '../definition.ts'
import { readHtml } from './readHtml.ts'

const noProps = {}

/** Formatted text through the widget that cleans it. */
export function HtmlBlockView(props: BlockViewProps<'html'>) {
  const { registry, intl, records } = props
  const View = registry.findWidget('html')?.view
  if (!View) return <p role="alert">{intl.translate('issues.unknownWidget', { widget: 'html' })}</p>
  return <View value={readHtml(props)} props={noProps} record={records[0] ?? noProps} />
}
