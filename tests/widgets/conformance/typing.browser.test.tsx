import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type DataRecord, isMissing, type ValueWidget } from '../../../runtime/index.ts'
import { waitUntil } from '../../shared/waits.ts'
import { Host } from './Host.tsx'
import { mount, unmountAll } from './mount.tsx'
import { sampleOf, valueWidgets } from './widgets.ts'

/** What a person may type; searches of a choice are no values. */
const fields = [
  ...['checkbox', 'radio', 'file', 'search', 'range', 'color'].reduce(
    (inputs, type) => [`${inputs[0]}:not([type="${type}"])`],
    ['input:not([readonly], :disabled, [role="combobox"])'],
  ),
  'textarea:not([readonly], :disabled, [aria-hidden="true"])',
].join(', ')

const texts = fc
  .sample(
    fc.oneof(
      fc.constantFrom('123456789012.999', '12abc', '31/02/2026', '2026-02-31', '1,5', '-', '1e3', '2026-13', '25:61'),
      fc.stringMatching(/^[-0-9.,/: ]{1,20}$/),
      fc.stringMatching(/^[a-zA-Z 中文0-9]{1,40}$/),
      fc
        .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      fc.integer().map(String),
    ),
    { numRuns: 16, seed: 19 },
  )
  .filter((text) => text.trim() !== '')

/** Limits that short texts already pass. */
const limits: DataRecord = { maxLength: 8, precision: 2, max: 50 }

function limited(widget: ValueWidget, props: DataRecord): DataRecord {
  const known =
    (widget.props as { readonly properties?: Readonly<Record<string, { readonly type?: string }>> }).properties ?? {}
  const added = Object.entries(limits).filter(([name]) => ['integer', 'number'].includes(known[name]?.type ?? ''))
  return { ...Object.fromEntries(added), ...props }
}

const plain = (text: string): string => text.replace(/[\s,]/g, '').replace(/\b0+(?=\d)/g, '')

/** Whether a value is what was typed, though a number may lose its zeros and a tag its blanks. */
function keeps(value: unknown, typed: string): boolean {
  if (isMissing(value)) return false
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.includes(typed) || Number(text) === Number(typed) || plain(text).includes(plain(typed))
}

async function isRefused(widget: ValueWidget, value: unknown, props: DataRecord): Promise<boolean> {
  if (isMissing(value)) return false
  if (widget.refuses?.(value, props)) return true
  const context = { findWidget: () => undefined, hasAccess: () => true, names: () => ({}) }
  return (await widget.check?.(value, { label: 'Sample', props } as never, context)) !== undefined
}

/** Types or pastes a text as a person would, then goes away. */
function put(field: HTMLInputElement | HTMLTextAreaElement, text: string, isPasted: boolean): void {
  field.focus()
  field.select()
  document.execCommand('delete')
  for (const part of isPasted ? [text] : Array.from(text)) document.execCommand('insertText', false, part)
  field.blur()
}

describe.each(valueWidgets)('$id', ({ widget }) => {
  const { props: own, contained, isReadOnly } = sampleOf(widget)
  const props = limited(widget, own)

  test.skipIf(isReadOnly)('keeps what is typed or pasted, or says at the field what is wrong with it', async () => {
    const lost: string[] = []
    for (const [number, text] of texts.entries()) {
      const onChange = vi.fn()
      const { container } = await mount(
        <Host widget={widget} value={undefined} props={props} {...contained} onChange={onChange} />,
      )
      const [field] = container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)
      if (!field) return
      put(field, text, number % 2 === 1)
      await waitUntil(() => onChange.mock.lastCall !== undefined, { timeout: 200, interval: 5 }).catch(() => undefined)
      const value: unknown = onChange.mock.lastCall?.[0]
      if (!keeps(value, text) && !(await isRefused(widget, value, props)))
        lost.push(`${text} → ${JSON.stringify(value)}`)
      unmountAll()
    }
    expect(lost).toEqual([])
  })
})
