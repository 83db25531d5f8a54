import type { CSSProperties } from 'react'
import { readValue } from '../../../../format/index.ts'
import { toDescriptionItems } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import { toChangedClass } from '../../../../ui/index.ts'
import type { BlockViewProps } from '../definition.ts'
import { showField } from '../fieldView.tsx'
import { toneClass } from '../toneClass.ts'
import './descriptions.css'

/** The class of a value: its tone, and for a moment the mark that it changed. */
const toClass = (tone: string | undefined, record: DataRecord, name: string): string | undefined =>
  [tone, toChangedClass(record, name)].filter(Boolean).join(' ') || undefined

/** The fields of the first record with their labels. */
export function DescriptionsBlockView(props: BlockViewProps<'descriptions'>) {
  const { block, records, intl, fields, labelOf, registry, scope } = props
  const [record = {}] = records
  return (
    <dl className="pw-page-fields" style={{ '--pw-page-fields': block.columns ?? 2 } as CSSProperties}>
      {toDescriptionItems(block).map(({ field: name, label, span = 1, format, tones }) => (
        <div key={name} style={{ '--pw-span': Math.min(span, block.columns ?? 2) } as CSSProperties}>
          <dt>{intl.text(label) || labelOf(name)}</dt>
          <dd className={toClass(toneClass(tones, readValue(record, name), { ...scope, record }), record, name)}>
            {showField({ name, field: fields[name], format }, record, { registry, intl, scope, isCell: false })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
