import { useState } from 'react'
import { createPageForm, FormLayout, PageFormProvider } from '../../runtime/form/index.ts'
import type { Field } from '../../runtime/language/index.ts'
import type { DataRecord, Widget } from '../../runtime/registry/index.ts'
import { stageRegistry } from '../stageWidgets.ts'

interface FoldedFormProps {
  /** The widget of the first field, and the fields that it contains: they are loaded before the story begins. */
  readonly widget: Widget
  readonly fields: Readonly<Record<string, Field>>
  readonly props: DataRecord
  /** The record that the form begins with, and another that it can be given. */
  readonly record: DataRecord
  readonly other?: DataRecord
  /** Told all values of the form whenever one of them changes. */
  readonly onValues: (values: DataRecord) => void
}

/** A form of `lines` and `removed` that can be taken off the screen and put back, as a folded group or a step is. */
export function FoldedForm({ widget, fields, props, record, other = {}, onValues }: FoldedFormProps) {
  const [isFolded, setFolded] = useState(false)
  const [form] = useState(() => {
    const created = createPageForm({
      pageId: 'stage.form',
      fields: { lines: { label: 'Lines', widget: widget.id, props, fields }, removed: { label: 'Removed' } },
      layout: ['lines', 'removed'],
      mode: 'edit',
      values: record,
      key: 'id',
      names: () => ({}),
      findWidget: stageRegistry.findWidget,
      hasAccess: () => true,
      checks: { unique: async () => undefined, checkRule: async () => undefined },
    })
    created.subscribe(() => onValues(created.values()))
    return created
  })
  return (
    <PageFormProvider value={form}>
      <button type="button" onClick={() => setFolded(!isFolded)}>
        {isFolded ? 'Unfold' : 'Fold'}
      </button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <button type="button" onClick={() => form.setValues(other)}>
        Other record
      </button>
      {!isFolded && <FormLayout layout={['lines', 'removed']} columns={1} />}
    </PageFormProvider>
  )
}
