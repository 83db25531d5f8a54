import { describe, expect, test } from 'vitest'
import type { Registry } from '../../runtime/registry/index.ts'
import { switchWidget } from '../../widgets/switch/index.ts'
import { formOf } from './formOf.ts'

// The registry holds widgets of every value side by side.
const findWidget = ((id: string) => (id === 'switch' ? switchWidget : undefined)) as Registry['findWidget']
const fields = {
  open: { widget: 'switch' },
  sold: { widget: 'switch', props: { on: 1, off: 0 } },
  name: {},
}

describe('an empty switch', () => {
  test.each(['add', 'edit'] as const)(
    'stands at its off value as a form begins to %s, without being a change',
    (mode) => {
      const form = formOf({ fields, mode, findWidget, values: { id: '1', sold: null, name: '' } })
      expect(form.values()).toMatchObject({ open: 'N', sold: 0, name: '' })
      expect(form.isDirty()).toBe(false)
      expect(form.changes()).toMatchObject({ open: 'N', sold: 0 })
    },
  )

  test('keeps the value that the record has', () => {
    expect(formOf({ fields, mode: 'edit', findWidget, values: { open: 'Y', sold: 0 } }).values()).toEqual({
      open: 'Y',
      sold: 0,
    })
  })

  test.each([undefined, null, ''])('resets to its off value when it is emptied with %j', (empty) => {
    const form = formOf({ fields, findWidget, values: { open: 'Y' } })
    form.input('open', empty)
    expect(form.values().open).toBe('N')
    form.setValues({ open: 'Y' })
    form.setValues({ open: empty })
    expect(form.values().open).toBe('N')
  })

  test('stays empty in a record that is only looked at', () => {
    expect(formOf({ fields, mode: 'view', findWidget, values: { open: null } }).values().open).toBeNull()
  })
})
