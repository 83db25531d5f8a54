import type { CSSProperties } from 'react'
import { readLabel, toText } from '../../../../format/index.ts'
import { writeText } from '../../writeText.ts'
import type { PlainViewProps } from '../definition.ts'
import './text.css'

const noProps = {}
const noRecord = {}

/** The headings of a page stand below its title. */
const headings = ['h2', 'h3', 'h4', 'h5'] as const

/** A text of the document or of the record: plain, a heading, Markdown, or HTML that is cleaned. */
export function TextBlockView({ block, scope, records: [record = noRecord], intl, registry }: PlainViewProps<'text'>) {
  const text = 'text' in block ? writeText(block.text, scope, intl) : toText(readLabel(record, block.field))
  if (text === '') return null
  const { as = 'paragraph', level = 2, align, lines } = block
  const style: CSSProperties = {
    ...(align === undefined ? {} : { textAlign: align }),
    ...(lines === undefined ? {} : { '--pw-lines': lines }),
  }
  const shape = { 'data-lines': lines === undefined ? undefined : true, style }
  if (as === 'heading') {
    const Heading = headings[level - 1] ?? 'h3'
    return (
      <Heading className="pw-block-heading" data-level={level} {...shape}>
        {text}
      </Heading>
    )
  }
  if (as === 'markdown' || as === 'html') {
    const View = registry.findWidget(as)?.view
    if (!View) return <p role="alert">{intl.translate('issues.unknownWidget', { widget: as })}</p>
    return (
      <div className="pw-block-rich" {...shape}>
        <View value={text} props={noProps} record={record} />
      </div>
    )
  }
  return (
    <p className={as === 'muted' ? 'pw-block-paragraph pw-block-muted' : 'pw-block-paragraph'} {...shape}>
      {text}
    </p>
  )
}
